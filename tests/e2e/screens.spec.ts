import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { SCREENS } from "./screens";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Of all the rules only this one looks at colours. */
const CONTRAST = ["color-contrast"];
const SMALLEST_TARGET = 44;
const SMALLEST_PHONE = { width: 320, height: 700 };
const DESKTOP = { width: 1280, height: 900 };

async function violations(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary?.replace(/\s+/g, " ")}`),
  );
}

/** What can be pressed, menus included, and is smaller than a fingertip; links within a sentence may be. */
const smallTargets = (page: Page) =>
  page.evaluate((smallest) => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    const isInSentence = (element: Element) =>
      element.tagName === "A" &&
      element.parentElement?.tagName === "P" &&
      element.parentElement.textContent !== element.textContent;
    return [
      ...document.querySelectorAll<HTMLElement>(
        "a, button, summary, label, input:not([type=hidden]), select, textarea",
      ),
    ]
      .map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
      .filter(
        ({ element, box }) =>
          element.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.right > 0 && box.bottom > 0,
      )
      .filter(({ element }) => element.tagName !== "LABEL" || element.querySelector("input"))
      .filter(({ element, box }) => !isInSentence(element) && (box.height < smallest || box.width < smallest))
      .map(
        ({ element, box }) =>
          `${element.tagName} "${element.textContent?.trim().slice(0, 40)}" ${box.width}x${box.height}`,
      );
  }, SMALLEST_TARGET);

for (const screen of SCREENS)
  test(`${screen.name}: accessible in light and dark, wide and narrow, with ${screen.islands ? "one script" : "no script"}`, async ({
    page,
    server,
    closed,
    complaints,
  }) => {
    if (screen.complains) complaints.expect(screen.complains);
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await screen.open({ page, origin: screen.closed ? closed.origin : server.origin });
    if (screen.islands) await page.waitForLoadState("networkidle");

    await expect.soft(page.locator("script")).toHaveCount(screen.islands ? 1 : 0);
    if (!screen.islands) expect.soft(scripts).toEqual([]);
    await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect.soft(page.getByRole("main")).toHaveCount(1);

    const axe = () => new AxeBuilder({ page }).setLegacyMode();
    expect.soft(await violations(axe().withTags(RULES)), "phone, light").toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft(await violations(axe().withRules(CONTRAST)), "phone, dark").toEqual([]);
    await page.setViewportSize(DESKTOP);
    expect.soft(await violations(axe().withTags(RULES)), "desktop, dark").toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
    expect.soft(await violations(axe().withRules(CONTRAST)), "desktop, light").toEqual([]);

    await page.setViewportSize(SMALLEST_PHONE);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, "width of the page on a small phone").toBeLessThanOrEqual(SMALLEST_PHONE.width);
    expect.soft(await smallTargets(page), "targets smaller than a fingertip").toEqual([]);
  });
