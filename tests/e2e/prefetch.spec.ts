import { expect, test } from "./fixtures";
import { LAST_PAGE, leftAlways } from "./pairs";
import { isReadAhead } from "./recorder";
import { prepareTest, TestTaker } from "./test-taker";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the next page is read ahead, and asked for again without being sent again", async ({ recorder, taker }) => {
  const { context } = recorder;
  const page = await context.newPage();
  const person = new TestTaker(page, taker.scripted);
  await prepareTest(context.request, recorder.origin);
  const next = taker.paths.progress(1);
  await page.goto(taker.paths.progress(0));
  await expect
    .poll(() =>
      recorder
        .pages()
        .filter(isReadAhead)
        .map(({ path, status }) => [path, status]),
    )
    .toEqual([[next, 200]]);

  await person.answer(0, leftAlways);
  await page.waitForLoadState("networkidle");
  const asked = recorder.pages().filter(({ method, path }) => method === "GET" && path === next);
  expect(asked.map((request) => [isReadAhead(request), request.status])).toEqual([
    [true, 200],
    // Chromium revalidates whatever follows a form (Cache-Control: max-age=0); the answer has no body.
    [false, 304],
  ]);
});

test("what was read ahead is not used when it has changed since", async ({ recorder, taker }) => {
  const { context } = recorder;
  const page = await context.newPage();
  await prepareTest(context.request, recorder.origin, { pages: 1 });
  await page.goto(taker.paths.progress(0));
  await expect.poll(() => recorder.pages().filter(isReadAhead).length).toBe(1);
  await prepareTest(context.request, recorder.origin, { pages: 2 });
  await page.goto(taker.paths.progress(1));
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(4);
});

test("the last page reads nothing ahead", async ({ recorder, taker }) => {
  const { context } = recorder;
  const page = await context.newPage();
  await prepareTest(context.request, recorder.origin);
  await page.goto(taker.paths.progress(LAST_PAGE));
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500);
  expect(recorder.pages().filter(isReadAhead)).toEqual([]);
});
