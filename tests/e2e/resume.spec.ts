import { expect, test } from "./fixtures";
import { choicesOf, chosenOn, rightAlways } from "./pairs";
import { at, prepareTest, TestTaker } from "./test-taker";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const CODE = /\b[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}\b/;

test("a test goes on elsewhere with its code, however the code is typed", async ({
  page,
  context,
  server,
  taker,
  device,
}) => {
  const { paths, say } = taker;
  await prepareTest(context.request, server.origin, { pages: 3, choose: rightAlways });
  await page.goto(paths.progress(3));
  await page.getByRole("link", { name: say("assessment:progress.later") }).click();
  const shown = await page.getByText(CODE).first().textContent();
  const code = CODE.exec(shown ?? "")?.[0] ?? "";
  expect(code).toMatch(CODE);

  const other = await (await device()).newPage();
  const there = new TestTaker(other, taker.scripted);
  await other.goto(paths.home());
  await other.goto(paths.resume());
  await expect(other.getByText(CODE).filter({ hasNotText: "ABCD-2345-EFGH" })).toHaveCount(0);
  await other.getByLabel(say("assessment:resume.label")).fill(` ${code.toLowerCase().replaceAll("-", "  ")} `);
  await other.getByRole("button", { name: say("assessment:resume.button") }).click();
  await other.waitForURL(at(paths.progress(3)));
  for (const index of [2, 1, 0]) {
    await other.getByRole("link", { name: say("assessment:progress.back") }).click();
    await other.waitForURL(at(paths.progress(index)));
    expect(await chosenOn(other)).toEqual(choicesOf(index, rightAlways));
  }
  await other.goto(paths.progress(3));
  await there.answer(3, rightAlways);

  await page.goto(paths.progress());
  await page.waitForURL(at(paths.progress(4)));
});

test("a wrong code gets its message beside the field, and what was typed stays", async ({
  page,
  taker,
  complaints,
}) => {
  complaints.expect(/status of 422/);
  const { paths, say } = taker;
  const field = page.getByLabel(say("assessment:resume.label"));
  await page.goto(paths.resume());
  for (const [typed, what] of [
    ["zzzz 2345 abcd", "unknown"],
    ["ABCD-12", "malformed"],
    ["", "required"],
  ] as const) {
    const message = say(`assessment:resume.error.${what}`);
    await field.fill(typed);
    await page.getByRole("button", { name: say("assessment:resume.button") }).click();
    await expect(field).toHaveAccessibleDescription(`${say("assessment:resume.hint")} ${message}`);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveValue(typed);
    await expect(page).toHaveTitle(new RegExp(`^${say("common:errorTitlePrefix")}`));
    await page.getByRole("alert").getByRole("link", { name: message }).click();
    await expect(field).toBeFocused();
  }
});
