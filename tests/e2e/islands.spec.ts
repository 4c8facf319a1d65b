import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { chosenOn, leftAlways, PAGES, radioOf, rightAlways } from "./pairs";
import { at, prepareTest } from "./test-taker";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Longer than a page with all choices made waits before it is sent. */
const LONG_ENOUGH = 900;

const pairs = PAGES[0] ?? [];

/** Until the islands listen. */
const ready = (page: Page) => page.waitForLoadState("networkidle");

test.describe("choosing", () => {
  test.beforeEach(async ({ page, context, server, taker }) => {
    await prepareTest(context.request, server.origin);
    await page.goto(taker.paths.progress(0));
    await ready(page);
  });

  test("by mouse or touch brings the next open pair into view and sends the page at the end", async ({
    page,
    taker,
  }) => {
    for (const [index, pair] of pairs.entries()) {
      const statement = page.locator("label", { has: radioOf(page, pair, pair.options[1].id) });
      await (index % 2 ? statement.click() : statement.tap());
      if (index === pairs.length - 1) break;
      await expect(page.locator(`#q-${pairs[index + 1]?.id}`)).toBeInViewport({ ratio: 1 });
      expect(at(taker.paths.progress(0))(new URL(page.url()))).toBe(true);
    }
    await page.waitForURL(at(taker.paths.progress(1)));
  });

  test("out of order goes back to the pair that was left open", async ({ page }) => {
    for (const pair of pairs.slice(1)) await radioOf(page, pair, pair.options[0].id).check();
    await expect(page.locator(`#q-${pairs[0]?.id}`)).toBeInViewport({ ratio: 1 });
  });

  test("by keyboard sends nothing until the button is pressed", async ({ page, taker }) => {
    for (const pair of pairs) {
      await radioOf(page, pair, pair.options[0].id).focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("ArrowDown");
    }
    expect(await chosenOn(page)).toEqual(pairs.map(rightAlways));
    await page.waitForTimeout(LONG_ENOUGH);
    expect(at(taker.paths.progress(0))(new URL(page.url()))).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL(at(taker.paths.progress(1)));
  });

  test("the last pair by keyboard sends nothing, also after choosing by mouse", async ({ page, taker }) => {
    await taker.choose(0, leftAlways, pairs.length - 1);
    const last = pairs.at(-1);
    if (!last) throw new Error("no pairs");
    await radioOf(page, last, last.options[0].id).focus();
    await page.keyboard.press("Space");
    await page.waitForTimeout(LONG_ENOUGH);
    expect(at(taker.paths.progress(0))(new URL(page.url()))).toBe(true);
  });

  test("a page that was complete waits for the button when it is changed", async ({ page, taker }) => {
    await taker.answer(0, leftAlways);
    await page.getByRole("link", { name: taker.say("assessment:progress.back") }).click();
    await page.waitForURL(at(taker.paths.progress(0)));
    await ready(page);
    await taker.choose(0, rightAlways);
    await page.waitForTimeout(LONG_ENOUGH);
    expect(at(taker.paths.progress(0))(new URL(page.url()))).toBe(true);
    await taker.send(0);
    await page.waitForURL(at(taker.paths.progress(1)));
  });

  test("pressing the button twice sends the page once", async ({ page, taker }) => {
    let posts = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") posts += 1;
    });
    for (const pair of pairs) {
      await radioOf(page, pair, pair.options[0].id).focus();
      await page.keyboard.press("Space");
    }
    await page.getByRole("button", { name: taker.say("assessment:progress.next") }).dblclick();
    await page.waitForURL(at(taker.paths.progress(1)));
    expect(posts).toBe(1);
  });

  test("the time the page was open is told to the server", async ({ page, taker }) => {
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await taker.choose(0, leftAlways);
    const ms = Number(new URLSearchParams((await sent).postData() ?? "").get("ms"));
    expect(ms).toBeGreaterThan(100);
    expect(ms).toBeLessThan(60_000);
  });
});
