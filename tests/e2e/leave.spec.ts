import { expect, test } from "./fixtures";
import { choicesOf, chosenOn, leftAlways } from "./pairs";
import { at, prepareTest } from "./test-taker";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("with scripts", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "a dialog needs scripts");

  test("leaving asks in a dialog that gives the focus back", async ({ page, context, server, taker }) => {
    await prepareTest(context.request, server.origin, { pages: 1 });
    await page.goto(taker.paths.progress(1));
    await page.waitForLoadState("networkidle");
    const link = page.getByRole("link", { name: taker.say("assessment:leave.link") });
    const dialog = page.getByRole("dialog", { name: taker.say("assessment:leave.title") });

    await link.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();

    await page.keyboard.press("Enter");
    await dialog.getByRole("link", { name: taker.say("assessment:leave.continue") }).click();
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    expect(at(taker.paths.progress(1))(new URL(page.url()))).toBe(true);

    await link.click();
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press("Tab");
      const within = () =>
        document.activeElement === document.body || document.activeElement?.closest("dialog") !== null;
      expect(await page.evaluate(within), "the focus stays in the dialog").toBe(true);
    }
    await dialog.getByRole("link", { name: taker.say("assessment:leave.exit") }).click();
    await page.waitForURL(at(taker.paths.home()));
  });
});

test.describe("without scripts", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false, "with scripts it is a dialog");

  test("leaving asks on a page of its own", async ({ page, context, server, taker }) => {
    await prepareTest(context.request, server.origin, { pages: 1 });
    await page.goto(taker.paths.progress(1));
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const link = page.getByRole("link", { name: taker.say("assessment:leave.link") });
    await link.click();
    await page.waitForURL(at(taker.paths.leave(taker.paths.home())));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(taker.say("assessment:leave.title"));
    await page.getByRole("link", { name: taker.say("assessment:leave.continue") }).click();
    await page.waitForURL(at(taker.paths.progress(1)));
    await link.click();
    await page.getByRole("link", { name: taker.say("assessment:leave.exit") }).click();
    await page.waitForURL(at(taker.paths.home()));
  });
});

test("what was sent before leaving is there afterwards", async ({ page, context, server, taker }) => {
  await prepareTest(context.request, server.origin, { pages: 2 });
  await page.goto(taker.paths.leave(taker.paths.home()));
  await page.getByRole("link", { name: taker.say("assessment:leave.exit") }).click();
  await page.waitForURL(at(taker.paths.home()));
  await page.goto(taker.paths.start("f"));
  await page
    .getByRole("main")
    .getByRole("link", { name: taker.say("assessment:start.begun.button", { page: 3, total: 9 }) })
    .click();
  await page.waitForURL(at(taker.paths.progress(2)));
  await page.getByRole("link", { name: taker.say("assessment:progress.back") }).click();
  await page.waitForURL(at(taker.paths.progress(1)));
  expect(await chosenOn(page)).toEqual(choicesOf(1, leftAlways));
});

test("leaving never leads to another site", async ({ page, context, server, taker }) => {
  await prepareTest(context.request, server.origin);
  for (const to of ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
    await page.goto(taker.paths.leave(to));
    const exit = page.getByRole("link", { name: taker.say("assessment:leave.exit") });
    await expect(exit).toHaveAttribute("href", taker.paths.home());
  }
});
