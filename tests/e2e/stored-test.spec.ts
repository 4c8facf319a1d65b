import { PRODUCT_DEFAULTS } from "~/domain/product";
import { pathsIn } from "~/paths";
import { expect, test } from "./fixtures";
import { LAST_PAGE, PAGES } from "./pairs";
import { at, prepareTest } from "./test-taker";
import { say } from "./words";

const paths = pathsIn("en");
const ownNavigation = { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "document" };
const pages = {
  questions: paths.progress(2),
  complete: paths.complete(),
  result: paths.result(),
  leave: paths.leave(),
};

const addQuery = (path: string, query: string) => path + (path.includes("?") ? "&" : "?") + query;

for (const [name, path] of Object.entries(pages))
  test(`the ${name} page without a stored test leads to the start`, async ({ context }) => {
    const asked = async (address: string, headers = {}) => {
      const answer = await context.request.get(address, { maxRedirects: 0, headers });
      expect(answer.status()).toBe(302);
      const set = answer.headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie");
      return { to: answer.headers().location, cleared: set.map(({ value }) => value.split(";")[0]) };
    };
    expect(await asked(path, ownNavigation)).toEqual({ to: paths.start(), cleared: ["TEST_SLUG=", "userJWT="] });
    expect((await asked(path, { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "image" })).cleared).toEqual([
      "TEST_SLUG=",
    ]);
    expect((await asked(addQuery(path, "t=iq"))).to).toBe(paths.start("iq"));
    expect((await asked(addQuery(path, `t=${PRODUCT_DEFAULTS.slug}`))).to).toBe(paths.start());
  });

test("a stored test that does not parse is thrown away, with the user cookie", async ({
  page,
  context,
  server,
  taker,
}) => {
  const url = server.origin;
  await context.addCookies([
    { name: "TEST_SLUG", value: "%7Bnot-json", url },
    { name: "userJWT", value: "somebody", url },
  ]);
  await page.goto(paths.progress(1));
  await page.waitForURL(at(paths.start()));
  expect(await context.cookies()).toEqual([]);
  await page.getByRole("button", { name: taker.say("assessment:start.button") }).click();
  await page.waitForURL(at(paths.progress(0)));
});

test("a stored test that is incomplete is thrown away", async ({ page, context, server }) => {
  const half = Buffer.from(JSON.stringify({ testSlug: "AAAAAAAAAAAAAAAAAAAAAA" })).toString("base64");
  await context.addCookies([{ name: "TEST_SLUG", value: encodeURIComponent(half), url: server.origin }]);
  await page.goto(paths.result());
  await page.waitForURL(at(paths.start()));
  expect(await context.cookies()).toEqual([]);
});

test("somebody else's test is not shown", async ({ page, context, server, device }) => {
  const other = await device();
  await prepareTest(other.request, server.origin, { pages: PAGES.length });
  await prepareTest(context.request, server.origin);
  const stolen = (await other.cookies()).filter((cookie) => cookie.name === "TEST_SLUG");
  for (const path of [paths.progress(0), paths.progress(), paths.complete(), paths.result()]) {
    await context.addCookies(stolen);
    await page.goto(path);
    await page.waitForURL(at(paths.start()));
    await expect(page.getByText(say("common:toast.testNotFound"))).toBeVisible();
    expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain("TEST_SLUG");
  }
});

test("another topic in the address is replaced by the stored one", async ({ page, context, server }) => {
  await prepareTest(context.request, server.origin, { pages: 1 });
  await page.goto(addQuery(paths.progress(1), "t=iq"));
  await page.waitForURL((url) => url.searchParams.get("t") === "f" && url.searchParams.get("page") === "1");
  await expect(page.getByRole("radio")).toHaveCount(8);
});

test("asking for the result too early leads to the first open page and says so", async ({ page, context, server }) => {
  await prepareTest(context.request, server.origin, { pages: 2 });
  for (const path of [paths.complete(), paths.result(), paths.progress(LAST_PAGE + 1), paths.progress(999)]) {
    await page.goto(path);
    await page.waitForURL(at(paths.progress(2)));
    await expect(page.getByText(say("common:toast.openPairs"))).toBeVisible();
  }
});

test("a page beyond the last one of a finished test leads to its result", async ({ page, context, server }) => {
  await prepareTest(context.request, server.origin, { pages: PAGES.length });
  for (const path of [paths.progress(LAST_PAGE + 1), paths.progress(), paths.complete()]) {
    await page.goto(path);
    await page.waitForURL(at(paths.result()));
  }
});

test("a page that is no number is a page not found", async ({ page, context, server, complaints }) => {
  complaints.expect(/status of 404/);
  await prepareTest(context.request, server.origin);
  for (const number of ["abc", "-1", "1.5", "1e3", "%20"]) {
    const answer = await page.goto(`${paths.progress()}?page=${number}`);
    expect(answer?.status(), number).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("common:message.notFound.title"));
  }
});

test("a topic that is not offered leads home and says so, once", async ({ page }) => {
  await page.goto(paths.start("iq"));
  await page.waitForURL((url) => url.pathname === paths.home());
  await expect(page.getByText("Selected Test is not available")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Selected Test is not available")).toHaveCount(0);
});

test("a language without the words of the test leads to its home page and says so", async ({ page }) => {
  const inGerman = pathsIn("de");
  await page.goto(inGerman.start());
  await page.waitForURL((url) => url.pathname === inGerman.home());
  await expect(page.getByText("Selected Test is not available")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "English" }).first().click();
  await page.waitForURL(at(paths.start("f")));
});
