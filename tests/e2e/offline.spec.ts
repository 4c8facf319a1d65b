import { expect, test } from "./fixtures";
import { choicesOf, chosenOn, LAST_PAGE, PAGES, radioOf, rightAlways } from "./pairs";
import { at, prepareTest } from "./test-taker";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a lost connection reloads the page once, and back online the choices are there", async ({
  page,
  context,
  server,
  taker,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await prepareTest(context.request, server.origin, { pages: 1 });
  await page.goto(taker.paths.progress(1));
  await page.waitForLoadState("networkidle");
  await taker.choose(1, rightAlways, 3);
  let reloads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) reloads += 1;
  });
  const failed = page.waitForEvent("requestfailed");
  await context.setOffline(true);
  await failed;
  await page.waitForTimeout(500);
  expect(reloads).toBe(1);

  await context.setOffline(false);
  await page.goto(taker.paths.progress(1));
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(3);
  expect(await chosenOn(page)).toEqual(choicesOf(1, rightAlways).slice(0, 3));
  const last = PAGES[1]?.[3];
  if (!last) throw new Error("no fourth pair");
  await radioOf(page, last, last.options[0].id).check();
  await page.waitForURL(at(taker.paths.progress(2)));
  await page.waitForLoadState("networkidle");
  expect(await chosenOn(page), "choices of another page").toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem("unsent"))).toBeNull();
});

test("a page sent while the connection was lost can be sent again", async ({
  page,
  context,
  server,
  taker,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await prepareTest(context.request, server.origin, { pages: 1 });
  await page.goto(taker.paths.progress(1));
  await page.waitForLoadState("networkidle");
  await page.route(/progress\?page=1/, (route) => route.abort("internetdisconnected"), { times: 1 });
  await taker.choose(1, rightAlways);
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
  await page.goto(taker.paths.progress(1));
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(4);
  expect(await chosenOn(page)).toEqual(choicesOf(1, rightAlways));
  await taker.send(1);
  await page.waitForURL(at(taker.paths.progress(2)));
});

test("nothing about answers is kept in the browser once the result is shown", async ({
  page,
  context,
  server,
  taker,
}) => {
  await prepareTest(context.request, server.origin, { pages: LAST_PAGE });
  await page.goto(taker.paths.progress(LAST_PAGE));
  await page.waitForLoadState("networkidle");
  await taker.answer(LAST_PAGE, rightAlways);
  await page.waitForLoadState("networkidle");
  const kept = await page.evaluate(() => [
    ...Object.values({ ...localStorage }),
    ...Object.values({ ...sessionStorage }),
  ]);
  expect(kept.filter((value) => value !== "1")).toEqual([]);
});
