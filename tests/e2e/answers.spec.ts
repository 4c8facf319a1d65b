import { expect, test } from "./fixtures";
import { choicesOf, chosenOn, LAST_PAGE, leftAlways, PAGES, PAIRS, preferring, radioOf, rightAlways } from "./pairs";
import { at, prepareTest } from "./test-taker";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("going back shows the saved choices", async ({ page, context, server, taker }) => {
  await prepareTest(context.request, server.origin, { pages: 2, choose: rightAlways });
  await page.goto(taker.paths.progress(2));
  for (const index of [1, 0]) {
    await page.getByRole("link", { name: taker.say("assessment:progress.back") }).click();
    await page.waitForURL(at(taker.paths.progress(index)));
    expect(await chosenOn(page)).toEqual(choicesOf(index, rightAlways));
  }
  await expect(page.getByRole("link", { name: taker.say("assessment:progress.back") })).toHaveCount(0);
});

test("changing one answer and finishing again changes the result", async ({ page, context, server, taker }) => {
  const [pair] = PAGES[LAST_PAGE] ?? [];
  if (!pair) throw new Error("the last page is empty");
  const [first, second] = pair.options;
  const choose = preferring(first.scale, second.scale);
  await prepareTest(context.request, server.origin, { pages: PAGES.length, choose });
  const heading = (type: string) => taker.say("result:heading", { type: taker.say(`tests/f:scale.${type}.name`) });
  await page.goto(taker.paths.result());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading(first.scale));

  await page.goto(taker.paths.progress(LAST_PAGE));
  expect(await chosenOn(page)).toEqual(choicesOf(LAST_PAGE, choose));
  await radioOf(page, pair, second.id).check();
  await taker.send(LAST_PAGE);
  await page.waitForURL(at(taker.paths.result()));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading(second.scale));
});

test("a page sent with open pairs comes back with what is missing and keeps what was chosen", async ({
  page,
  context,
  server,
  taker,
  complaints,
}) => {
  complaints.expect(/status of 422/);
  await prepareTest(context.request, server.origin, { pages: 1 });
  await page.goto(taker.paths.progress(1));
  await taker.choose(1, rightAlways, 2);
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await taker.send(1);
  expect((await answer).status()).toBe(422);

  await expect(page).toHaveTitle(new RegExp(`^${taker.say("common:errorTitlePrefix")}`));
  const summary = page.getByRole("alert");
  await expect(summary.getByRole("heading")).toHaveText(taker.say("assessment:progress.errorTitle"));
  await expect(summary.getByRole("link")).toHaveCount(2);
  const kept = choicesOf(1, rightAlways).slice(0, 2);
  expect(await chosenOn(page)).toEqual(kept);

  const error = taker.say("assessment:progress.unanswered");
  for (const [index, pair] of (PAGES[1] ?? []).entries()) {
    const number = PAIRS.indexOf(pair) + 1;
    const group = page.getByRole("group", {
      name: taker.say("assessment:progress.pair", { number, total: PAIRS.length }),
    });
    if (index < 2) await expect(group).not.toContainText(error);
    else await expect(group).toHaveAccessibleDescription(error);
  }
  const third = PAGES[1]?.[2];
  if (!third) throw new Error("no third pair");
  const line = taker.say("assessment:progress.errorItem", { number: PAIRS.indexOf(third) + 1, error });
  await summary.getByRole("link", { name: line }).click();
  await expect(radioOf(page, third, third.options[0].id)).toBeFocused();

  await page.goto(taker.paths.progress(1));
  expect(await chosenOn(page), "saved although the page was not complete").toEqual(kept);
  await taker.choose(1, leftAlways);
  if (!taker.scripted) await taker.send(1);
  await page.waitForURL(at(taker.paths.progress(2)));
});

test("finishing with an open page leads to that page and says so", async ({ page, context, server, taker }) => {
  await prepareTest(context.request, server.origin, { pages: 3 });
  await page.goto(taker.paths.progress(LAST_PAGE));
  await taker.choose(LAST_PAGE, leftAlways);
  if (!taker.scripted) await taker.send(LAST_PAGE);
  await page.waitForURL(at(taker.paths.progress(3)));
  await expect(page.getByText(taker.say("common:toast.openPairs"))).toBeVisible();
});

test("a test begun anew in the same browser shows nothing of the one before", async ({ page, taker }) => {
  await taker.begin();
  await taker.answerFrom(0, 1, rightAlways);
  await page.getByRole("link", { name: taker.say("assessment:progress.back") }).click();
  await page.waitForURL(at(taker.paths.progress(1)));
  await page.getByRole("link", { name: taker.say("assessment:progress.back") }).click();
  await page.waitForURL(at(taker.paths.progress(0)));
  await page.goto(taker.paths.start("f"));
  await page.getByRole("button", { name: taker.say("assessment:start.again") }).click();
  await page.waitForURL(at(taker.paths.progress(0)));
  expect(await chosenOn(page)).toEqual([]);
  await taker.answer(0, leftAlways);
  expect(await chosenOn(page), "choices on a page that was read ahead for the test before").toEqual([]);
});

test("choices that were never sent belong to the test they were made in", async ({ page, taker }) => {
  await taker.begin();
  await taker.choose(0, rightAlways, 2);
  await page.goto(taker.paths.start("f"));
  await page.getByRole("button", { name: taker.say("assessment:start.button") }).click();
  await page.waitForURL(at(taker.paths.progress(0)));
  await page.waitForLoadState("networkidle");
  expect(await chosenOn(page)).toEqual([]);
});
