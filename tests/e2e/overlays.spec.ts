import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { leftAlways, PAGES } from "./pairs";
import { at, prepareTest } from "./test-taker";

const TEST = "loading-test-modal";
const RESULTS = "results-loading-modal";

const overlay = (page: Page, id: string) => page.locator(`#${id}`);

/** Stops the clock of the page, so that time passes only by `runFor`. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Presses Tab a few times. @returns whether the focus was ever on something beneath the overlay */
async function tabEscapes(page: Page, id: string): Promise<boolean> {
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press("Tab");
    const beneath = await page.evaluate((overlayId) => {
      const focused = document.activeElement;
      return focused !== null && focused !== document.body && focused.closest(`#${overlayId}`) === null;
    }, id);
    if (beneath) return true;
  }
  return false;
}

const scrollLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflow === "hidden");

test.describe("over the first page", () => {
  test.beforeEach(async ({ context, server }) => prepareTest(context.request, server.origin));

  test("the bar counts to 100 in steps of one per 40 ms and the overlay closes", async ({ page, taker }) => {
    await stopClock(page);
    await page.goto(taker.paths.progress(0));
    const bar = overlay(page, TEST).getByRole("progressbar");
    await expect(bar).toBeVisible();
    for (const [ms, percent] of [
      [40, 1],
      [960, 25],
      [2960, 99],
    ] as const) {
      await page.clock.runFor(ms);
      await expect(bar).toHaveAttribute("value", String(percent));
    }
    await page.clock.runFor(40);
    await expect(overlay(page, TEST)).toBeHidden();
    expect(await scrollLocked(page)).toBe(false);
  });

  test("the button ends it at once, and it is not shown again", async ({ page, taker }) => {
    await page.goto(taker.paths.progress(0));
    const dialog = page.getByRole("dialog", { name: taker.say("assessment:loading.title") });
    const button = dialog.getByRole("button", { name: taker.say("assessment:loading.showNow") });
    await expect(button).toBeFocused();
    expect(await scrollLocked(page)).toBe(true);
    await button.click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await page.waitForLoadState("networkidle");
    await expect(dialog).toBeHidden();
  });

  test("the focus stays in it, Escape ends it, and the page can be used", async ({ page, taker }) => {
    await page.goto(taker.paths.progress(0));
    await expect(overlay(page, TEST).getByRole("button")).toBeFocused();
    expect(await tabEscapes(page, TEST), "the focus went beneath the overlay").toBe(false);
    await page.keyboard.press("Escape");
    await expect(overlay(page, TEST)).toBeHidden();
    await expect(page.locator("[inert]")).toHaveCount(0);
    await taker.choose(0, leftAlways);
    await page.waitForURL(at(taker.paths.progress(1)));
  });

  test("it does not cover choices that are there already, nor another page", async ({
    page,
    context,
    server,
    taker,
  }) => {
    await page.goto(taker.paths.progress(1));
    await page.waitForLoadState("networkidle");
    await expect(overlay(page, TEST)).toHaveCount(0);
    await prepareTest(context.request, server.origin, { pages: 1 });
    await page.goto(taker.paths.progress(0));
    await page.waitForLoadState("networkidle");
    await expect(overlay(page, TEST)).toBeHidden();
  });

  test("nobody who wants less motion or less data sees it", async ({ device, context, taker }) => {
    const storageState = await context.storageState();
    const calm = await (await device({ storageState, reducedMotion: "reduce" })).newPage();
    const saving = await (await device({ storageState })).newPage();
    await saving.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    for (const page of [calm, saving]) {
      await page.goto(taker.paths.progress(0));
      await page.waitForLoadState("networkidle");
      await expect(overlay(page, TEST)).toBeHidden();
    }
  });
});

test.describe("over the result", () => {
  test.beforeEach(async ({ context, server }) => prepareTest(context.request, server.origin, { pages: PAGES.length }));

  test("eighteen pictures pass in nine seconds, with their captions, and it closes", async ({ page, taker }) => {
    await stopClock(page);
    await page.goto(taker.paths.result());
    const shown = overlay(page, RESULTS);
    await expect(shown).toBeVisible();
    const bar = shown.getByRole("progressbar");
    const pictures: (string | null)[] = [];
    const captions = new Set<string>();
    for (let half = 0; half < 18; half++) {
      await page.clock.runFor(250);
      pictures.push(await shown.locator("[data-frame]").getAttribute("href"));
      captions.add((await shown.getByRole("listitem").textContent()) ?? "");
      await expect(shown.getByRole("listitem")).toHaveCount(1);
      if (half === 9) expect(await bar.evaluate((element: HTMLProgressElement) => element.value)).toBe(52.5);
      if (half < 17) await page.clock.runFor(250);
    }
    expect(pictures).toEqual(Array.from({ length: 18 }, (_, index) => `#frame-${index + 1}`));
    expect([...captions]).toEqual([1, 2, 3, 4, 5, 6].map((number) => taker.say(`tests/f:caption.${number}`)));
    for (const picture of pictures) await expect(page.locator(`symbol${picture}`)).toHaveCount(1);
    await expect(shown).toBeVisible();
    await page.clock.runFor(250);
    await expect(shown).toBeHidden();
    expect(await scrollLocked(page)).toBe(false);
  });

  test("the button ends it at once, and it is shown once per result", async ({ page, context, server, taker }) => {
    await page.goto(taker.paths.result());
    const dialog = page.getByRole("dialog", { name: taker.say("result:overlay.title") });
    await dialog.getByRole("button", { name: taker.say("result:overlay.showNow") }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await page.waitForLoadState("networkidle");
    await expect(dialog).toBeHidden();
    await prepareTest(context.request, server.origin, { pages: PAGES.length });
    await page.goto(taker.paths.result());
    await expect(dialog, "over the result of another test").toBeVisible();
  });

  test("the focus stays in it and Escape ends it", async ({ page, taker }) => {
    await page.goto(taker.paths.result());
    await expect(overlay(page, RESULTS).getByRole("button")).toBeFocused();
    expect(await tabEscapes(page, RESULTS), "the focus went beneath the overlay").toBe(false);
    await page.keyboard.press("Escape");
    await expect(overlay(page, RESULTS)).toBeHidden();
    await expect(page.locator("[inert]")).toHaveCount(0);
  });

  test("nobody who wants less motion sees it", async ({ device, context, taker }) => {
    const storageState = await context.storageState();
    const page = await (await device({ storageState, reducedMotion: "reduce" })).newPage();
    await page.goto(taker.paths.result());
    await page.waitForLoadState("networkidle");
    await expect(overlay(page, RESULTS)).toBeHidden();
  });
});
