import { expect, test } from "./fixtures";

test("a message of the page before can be closed, or goes by itself after five seconds", async ({ page, taker }) => {
  test.skip(!taker.scripted, "needs scripts");
  const toast = page.getByText(taker.say("common:toast.topicNotAvailable"));
  await page.goto(taker.paths.start("iq"));
  await page.getByRole("button", { name: taker.say("common:close") }).click();
  await expect(toast).toHaveCount(0);

  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(taker.paths.start("iq"));
  await expect(page.getByRole("button", { name: taker.say("common:close") })).toBeVisible();
  await page.clock.runFor(4900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(100);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});

test("without scripts a message stays and offers no button that does nothing", async ({ page, taker }) => {
  test.skip(taker.scripted, "with scripts it has a button");
  await page.goto(taker.paths.start("iq"));
  await expect(page.getByText(taker.say("common:toast.topicNotAvailable"))).toBeVisible();
  await expect(page.getByRole("button", { name: taker.say("common:close") })).toHaveCount(0);
});

test("a message is announced and shown once", async ({ page, taker }) => {
  await page.goto(taker.paths.start("iq"));
  const toast = page.getByRole("alert").filter({ hasText: taker.say("common:toast.topicNotAvailable") });
  await expect(toast).toBeVisible();
  await page.goto(taker.paths.home());
  await expect(toast).toHaveCount(0);
});
