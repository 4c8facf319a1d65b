import type { Page } from "@playwright/test";
import { NINE_TYPES } from "~/domain/scoring/nine-types";
import { pathsIn } from "~/paths";
import { expect, test } from "./fixtures";
import { choicesOf, chosenOn, except, LAST_PAGE, PAGES, preferring } from "./pairs";
import { at, prepareTest, TestTaker } from "./test-taker";
import { say } from "./words";

const paths = pathsIn("en");
const nameOf = (type: string) => say(`tests/f:scale.${type}.name`);

/** Types in order of preference: the second is a neighbour of the first, the other neighbour comes last. */
const ORDER = ["investigator", "loyalist", "helper", "reformer", "achiever", "peacemaker", "challenger", "enthusiast"];
const HALF_WAY = 4;
/** Saves the time that scrolling smoothly takes, where nothing else depends on it. */
const CALM = { reducedMotion: "reduce" } as const;

async function expectResult(page: Page, types: string[]): Promise<void> {
  const main = page.getByRole("main");
  const heading = main.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(say("result:heading", { type: nameOf(types[0] ?? "") }));
  const names = await main.getByRole("heading", { level: 3 }).allTextContents();
  expect(names.slice(0, 3), "the three most likely types").toEqual(types.slice(0, 3).map(nameOf));
  await expect(page.getByRole("img", { name: say("result:wheel.title") })).toBeVisible();
  const table = page.getByRole("table", { name: say("result:wheel.caption") });
  await expect(table.getByRole("row")).toHaveCount(NINE_TYPES.length + 1);
  await expect(table.getByRole("row", { name: nameOf(types[0] ?? "") })).toContainText("100%");
  for (const title of ["three", "wing", "all", "sure", "method", "keep"])
    await expect(main.getByRole("heading", { name: say(`result:${title}.title`), exact: true })).toBeVisible();
  await expect(main.getByText(say("result:sure.accuracy"))).toBeVisible();
  await expect(main.getByText(say("tests/f:meta.limits"))).toBeVisible();
}

async function deleteEverything(page: Page): Promise<void> {
  await page.getByText(say("result:delete.summary")).click();
  await page.getByRole("button", { name: say("result:delete.button") }).click();
  await page.waitForURL((url) => url.pathname === paths.home());
  await expect(page.getByText(say("common:toast.deleted"))).toBeVisible();
}

test("somebody takes the test, closes the browser half way, goes on, reads the result and deletes it", async ({
  taker,
  context,
  device,
}) => {
  const choose = preferring(...ORDER);
  await taker.begin();
  await taker.page.emulateMedia(CALM);
  await taker.answerFrom(0, HALF_WAY - 1, choose);
  const cookies = await context.storageState();
  await context.close();

  const page = await (await device({ storageState: cookies })).newPage();
  const again = new TestTaker(page, taker.scripted);
  await page.emulateMedia(CALM);
  await page.goto(paths.progress());
  await page.waitForURL(at(paths.progress(HALF_WAY)));
  for (let index = HALF_WAY - 1; index >= 0; index--) {
    await page.getByRole("link", { name: say("assessment:progress.back") }).click();
    await page.waitForURL(at(paths.progress(index)));
    expect(await chosenOn(page), `saved choices of page ${index}`).toEqual(choicesOf(index, choose));
  }
  await page.goto(paths.progress());
  await again.answerFrom(HALF_WAY, LAST_PAGE - 1, choose);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await again.answer(LAST_PAGE, choose);
  await again.dismissOverlay();
  await expectResult(page, ORDER);
  await expect(page.getByText(say("tests/f:wing.investigator_loyalist"))).toBeVisible();

  await deleteEverything(page);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names, "cookies after deleting").not.toContain("attempt");
  expect(names, "cookies after deleting").not.toContain("TEST_SLUG");
  await page.goto(paths.result());
  await page.waitForURL(at(paths.start()));
});

test("a result whose neighbouring types are equally high says that there is no clear wing", async ({
  page,
  context,
  server,
  taker,
}) => {
  const order = ["investigator", "loyalist", "individualist", "helper", "achiever", "peacemaker", "challenger"];
  const choose = except(preferring(...order), "loyalist", "challenger");
  await prepareTest(context.request, server.origin, { pages: PAGES.length, choose });
  await page.goto(paths.result());
  await taker.dismissOverlay();
  await expect(page.getByText(say("result:wing.none"))).toBeVisible();
});
