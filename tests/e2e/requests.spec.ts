import type { BrowserContext } from "@playwright/test";
import { pathsIn } from "~/paths";
import { expect, test } from "./fixtures";
import { LAST_PAGE, leftAlways, PAGES } from "./pairs";
import { at, fieldsOf, LANDING, post, prepareTest } from "./test-taker";
import { say } from "./words";

const paths = pathsIn("en");
const [firstPair] = PAGES[0] ?? [];
const [laterPair] = PAGES[1] ?? [];
if (!firstPair || !laterPair) throw new Error("the test has no pairs");

test("an option that was not offered is refused and nothing of the page is saved", async ({
  page,
  context,
  server,
}) => {
  await prepareTest(context.request, server.origin);
  const fields = { ...fieldsOf(0, leftAlways), [`q${firstPair.id}`]: String(laterPair.options[0].id) };
  const answer = await post(context.request, server.origin + paths.progress(0), fields);
  expect(answer.status()).toBe(422);
  expect(await answer.text()).toContain(say("assessment:progress.notOffered"));
  await page.goto(paths.progress(0));
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("answers to nothing that was asked leave the page open and change nothing", async ({ page, context, server }) => {
  await prepareTest(context.request, server.origin);
  const itemsOfAnotherTest = { q4711: "1", q99999: "2" };
  const noAnswers = { hello: "world", q: "1", qx: "y", "q-1": "1", [`q${firstPair.id}`]: "left" };
  for (const fields of [itemsOfAnotherTest, noAnswers, {}]) {
    const answer = await post(context.request, server.origin + paths.progress(0), fields);
    expect(answer.status()).toBe(422);
  }
  await page.goto(paths.progress());
  await page.waitForURL(at(paths.progress(0)));
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("an answer given twice in one form is refused", async ({ context, server }) => {
  await prepareTest(context.request, server.origin);
  const name = `q${firstPair.id}`;
  const [left, right] = firstPair.options;
  const answer = await context.request.post(server.origin + paths.progress(0), {
    data: `${name}=${left.id}&${name}=${right.id}`,
    headers: { Origin: server.origin, "Content-Type": "application/x-www-form-urlencoded" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(422);
});

const sendTo = (context: BrowserContext, origin: string, number: string) =>
  post(context.request, `${origin}${paths.progress()}?page=${number}`, fieldsOf(0, leftAlways));

test("answers sent to a page that is none are a page not found", async ({ context, server }) => {
  await prepareTest(context.request, server.origin);
  expect((await sendTo(context, server.origin, "abc")).status()).toBe(404);
});

test("answers sent beyond the last page are saved and lead to where the test goes on", async ({ context, server }) => {
  await prepareTest(context.request, server.origin);
  const answer = await sendTo(context, server.origin, String(LAST_PAGE + 1));
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toBe(paths.complete());
});

test("answers sent without a stored test lead to the start", async ({ context, server }) => {
  const answer = await post(context.request, server.origin + paths.progress(0), fieldsOf(0, leftAlways));
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe(paths.start());
});

test("five hundred parameters travel from the landing page through the start", async ({ page, taker }) => {
  const many = new URLSearchParams(Array.from({ length: 500 }, (_, index) => [`p${index}`, `v${index}`]));
  await page.goto(`${paths.landing(LANDING)}?${many}`);
  await page
    .getByRole("main")
    .getByRole("link", { name: say("landing:start") })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === paths.start() && url.searchParams.size === many.size + 1);
  await page.getByRole("button", { name: taker.say("assessment:start.button") }).click();
  await page.waitForURL(at(paths.progress(0)));
});

test("the parameters of the landing page win nothing over its own topic", async ({ page }) => {
  await page.goto(`${paths.landing(LANDING)}?t=iq&ref=a%26b`);
  await page
    .getByRole("main")
    .getByRole("link", { name: say("landing:start") })
    .first()
    .click();
  await page.waitForURL((url) => url.searchParams.get("t") === "f" && url.searchParams.get("ref") === "a&b");
});
