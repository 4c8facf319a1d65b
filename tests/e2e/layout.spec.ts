import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { prepareTest } from "./test-taker";

/** Everything that moved on the page so far without being asked to. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ("value" in entry) sum += Number(entry.value);
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

for (const reducedMotion of ["reduce", "no-preference"] as const)
  test(`nothing moves while the pages of a test load (motion: ${reducedMotion})`, async ({ device, server, taker }) => {
    const context = await device({ reducedMotion });
    const page = await context.newPage();
    await prepareTest(context.request, server.origin, { pages: 1 });
    for (const path of [taker.paths.start("f"), taker.paths.progress(0), taker.paths.progress(1)]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      expect(await layoutShift(page), path).toBe(0);
    }
  });

test("the overlay over the first page moves nothing", async ({ page, context, server, taker }) => {
  await prepareTest(context.request, server.origin);
  await page.goto(taker.paths.progress(0));
  await taker.dismissOverlay();
  expect(await layoutShift(page)).toBe(0);
});

test("a choice leaves everything where it is", async ({ page, context, server, taker }) => {
  await prepareTest(context.request, server.origin, { pages: 1 });
  await page.goto(taker.paths.progress(1));
  const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(heightBefore);
  expect(await layoutShift(page)).toBe(0);
});
