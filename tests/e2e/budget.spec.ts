import { expect, test } from "./fixtures";
import { LAST_PAGE, leftAlways, PAGES } from "./pairs";
import { isReadAhead } from "./recorder";
import { TestTaker } from "./test-taker";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("taking the test costs two requests per page and four, and one read ahead for each next page", async ({
  recorder,
  taker,
}) => {
  const person = new TestTaker(await recorder.context.newPage(), taker.scripted);
  await person.begin();
  await person.answerFrom(0, LAST_PAGE, leftAlways);
  await person.page.waitForLoadState("networkidle");
  const ahead = recorder.pages().filter(isReadAhead).length;
  const asked = recorder.pages().length - ahead;
  const description = `${asked} pages and posts, ${ahead} pages read ahead, ${recorder.requests.length} with files`;
  test.info().annotations.push({ type: "measured", description });
  expect(asked, description).toBeLessThanOrEqual(PAGES.length * 2 + 4);
  expect(ahead, description).toBeLessThanOrEqual(LAST_PAGE);
});
