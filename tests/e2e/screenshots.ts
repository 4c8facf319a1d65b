import type { BrowserContextOptions } from "@playwright/test";
import type { Locale } from "~/domain/locale";
import { pathsIn } from "~/paths";
import { test } from "./fixtures";
import { PAGES } from "./pairs";
import { SCREENS } from "./screens";
import { prepareTest } from "./test-taker";

const FOLDER = process.env.SCREENSHOTS ?? "";
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** How a screen is looked at; the name of the folder its pictures go to. */
const LOOKS: Record<string, BrowserContextOptions & { locale?: Locale }> = {
  phone: PHONE,
  "phone-dark": { ...PHONE, colorScheme: "dark" },
  "phone-es": { ...PHONE, locale: "es" },
  "phone-nojs": { ...PHONE, javaScriptEnabled: false },
  "phone-320": { ...PHONE, viewport: { width: 320, height: 640 } },
  desktop: DESKTOP,
  "desktop-dark": { ...DESKTOP, colorScheme: "dark" },
  "desktop-es": { ...DESKTOP, locale: "es" },
};

for (const [look, { locale = "en", ...options }] of Object.entries(LOOKS))
  for (const screen of SCREENS)
    test(`${look} ${screen.name}`, async ({ device, server, closed, complaints }) => {
      complaints.expect(/status of \d+/);
      const context = await device({ reducedMotion: "reduce", ...options });
      const page = await context.newPage();
      await screen.open({ page, locale, origin: screen.closed ? closed.origin : server.origin });
      await page.waitForLoadState("networkidle");
      await page.screenshot({ path: `${FOLDER}/${look}/${screen.name}.png`, fullPage: true });
    });

for (const [look, options] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
  test(`${look}: what opens over a page`, async ({ device, server }) => {
    const paths = pathsIn("en");
    const context = await device(options);
    const page = await context.newPage();
    const shoot = (name: string) => page.screenshot({ path: `${FOLDER}/${look}/over-${name}.png` });
    await page.goto(server.origin + paths.home());
    await page.getByRole("banner").locator("summary").first().click();
    await shoot("language");
    await prepareTest(context.request, server.origin);
    await page.goto(server.origin + paths.progress(0));
    await page.getByRole("dialog").waitFor();
    await shoot("loading");
    await page.getByRole("dialog").getByRole("button").click();
    await page.getByRole("banner").getByRole("link").last().click();
    await shoot("leave");
    await prepareTest(context.request, server.origin, { pages: PAGES.length });
    await page.goto(server.origin + paths.result());
    await page.getByRole("dialog").waitFor();
    await page.waitForTimeout(2000);
    await shoot("results");
  });
