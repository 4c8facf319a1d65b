import { localesByName, nativeName } from "~/domain/locale";
import { pathsIn } from "~/paths";
import { expect, test } from "./fixtures";
import { choicesOf, chosenOn, rightAlways } from "./pairs";
import { at, LANDING, prepareTest } from "./test-taker";
import { say } from "./words";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const en = pathsIn("en");
const es = pathsIn("es");

test("the language selector leads to the same page in Spanish and is remembered", async ({ page, context }) => {
  await page.goto(`${en.landing(LANDING)}?ref=friend`);
  const header = page.getByRole("banner");
  await header.locator("summary", { hasText: nativeName("en") }).click();
  const buttons = header.getByRole("button");
  expect(await buttons.allTextContents()).toEqual(localesByName.map(nativeName));
  await expect(header.getByRole("button", { name: nativeName("en") })).toHaveAttribute("aria-current", "true");
  await header.getByRole("button", { name: nativeName("es") }).click();

  await page.waitForURL(at(`${es.landing(LANDING)}?ref=friend`));
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("landing:heading", {}, "es"));
  const [cookie] = (await context.cookies()).filter(({ name }) => name === "locale");
  expect(cookie).toMatchObject({ value: "es", path: "/" });

  await page.goto(en.home());
  await page.waitForURL(at(es.home()));
  await page.goto(en.landing(LANDING));
  await expect(page.locator("html"), "an address that names its language keeps it").toHaveAttribute("lang", "en");
});

test("the questions change their language on the same page, with their choices", async ({ page, context, server }) => {
  await prepareTest(context.request, server.origin, { pages: 2, choose: rightAlways });
  await page.goto(en.progress(1));
  const header = page.getByRole("banner");
  await header.locator("summary").click();
  await header.getByRole("button", { name: nativeName("es") }).click();
  await page.waitForURL(at(es.progress(1)));
  expect(await chosenOn(page)).toEqual(choicesOf(1, rightAlways));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("assessment:progress.heading", {}, "es"));
});

test("nobody is sent to another language because of what the browser prefers", async ({ device, server }) => {
  const page = await (await device({ locale: "es-ES" })).newPage();
  for (const path of [en.home(), en.landing(LANDING)]) {
    await page.goto(path);
    expect(page.url()).toBe(server.origin + path);
  }
  await page.goto(en.start("f"));
  await page
    .getByRole("main")
    .getByRole("link", { name: nativeName("es") })
    .click();
  await page.waitForURL(at(es.start("f")));
});
