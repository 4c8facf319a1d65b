import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page, Response } from "@playwright/test";
import Database from "better-sqlite3";
import type { Locale } from "~/domain/locale";
import { pathsIn } from "~/paths";
import { freePort } from "../support/ports";
import { expectCalm, expectSecurityHeaders } from "./calm";
import { expect, test } from "./fixtures";
import { at, LANDING, prepareTest } from "./test-taker";
import { say } from "./words";

const LANGUAGES: Locale[] = ["en", "es"];

const answerTo = (page: Page, method: string): Promise<Response> =>
  page.waitForResponse(
    (response) => response.request().method() === method && response.request().isNavigationRequest(),
  );

const start = (page: Page, locale: Locale) =>
  page.getByRole("button", { name: say("assessment:start.button", {}, locale) }).click();

for (const locale of LANGUAGES) {
  const paths = pathsIn(locale);

  test(`a page that does not exist says so (${locale})`, async ({ page, complaints }) => {
    complaints.expect(/status of 404/);
    for (const path of [
      paths.landing("nothing-here"),
      `${paths.start()}/nothing`,
      `${paths.home().replace(/\/$/, "")}/a/b/c/d`,
    ])
      await expectCalm(page, await page.goto(path), { status: 404, kind: "notFound", locale });
    await page.getByRole("link", { name: say("common:message.home", {}, locale) }).click();
    await page.waitForURL(at(paths.home()));
  });

  test(`a form on another site is refused (${locale})`, async ({ page, context, server, complaints }) => {
    complaints.expect(/status of 403/);
    const trap = createServer((_, answer) => {
      answer.setHeader("Content-Type", "text/html");
      answer.end(
        `<link rel="icon" href="data:,"><form method="post" action="${server.origin}${paths.start("f")}"><button>Win</button></form>`,
      );
    });
    const port = await freePort();
    await new Promise<void>((resolve) => trap.listen(port, "127.0.0.1", resolve));
    await page.goto(`http://127.0.0.1:${port}/`);
    const refused = answerTo(page, "POST");
    await page.getByRole("button").click();
    await expectCalm(page, await refused, { status: 403, kind: "forbidden", locale });
    expect(await context.cookies()).toEqual([]);
    trap.close();
    trap.closeAllConnections();
  });

  test(`ten megabytes are refused (${locale})`, async ({ page, request, server, complaints }) => {
    complaints.expect(/status of 413/);
    const url = server.origin + paths.progress(0);
    const answer = await request.post(url, { data: Buffer.alloc(10_000_000, "a"), headers: { Origin: server.origin } });
    expectSecurityHeaders(answer.headers());
    await page.route(url, async (route) => route.fulfill({ response: answer }));
    await expectCalm(page, await page.goto(url), { status: 413, kind: "tooLarge", locale });
  });

  test(`a closed server says on every page that it will be back (${locale})`, async ({
    page,
    closed,
    complaints,
    request,
  }) => {
    complaints.expect(/status of 503/);
    for (const path of [
      paths.home(),
      paths.landing(LANDING),
      paths.progress(3),
      paths.result(),
      paths.privacy(),
      paths.resume(),
    ])
      await expectCalm(page, await page.goto(closed.origin + path), { status: 503, kind: "maintenance", locale });
    const sent = await request.post(closed.origin + paths.start("f"), { form: {}, headers: { Origin: closed.origin } });
    expect([sent.status(), sent.headers()["set-cookie"]]).toEqual([503, undefined]);
  });
}

test("too many requests from one address are asked to pause", async ({ page, request, complaints, serve }) => {
  complaints.expect(/status of 429/);
  const busy = await serve({ RATE_LIMIT_FACTOR: "0.02" });
  for (const locale of LANGUAGES) {
    const paths = pathsIn(locale);
    for (let ask = 0; ask < 25; ask++) await request.get(busy.origin + paths.home());
    await expectCalm(page, await page.goto(busy.origin + paths.start("f")), { status: 429, kind: "tooMany", locale });
  }
});

test("too many tests begun from one address are asked to pause", async ({ page, complaints, serve }) => {
  complaints.expect(/status of 429/);
  const busy = await serve({ RATE_LIMIT_FACTOR: "0.04" });
  for (const locale of LANGUAGES) {
    const paths = pathsIn(locale);
    for (const _ of LANGUAGES) {
      await page.context().clearCookies();
      await page.goto(busy.origin + paths.start("f"));
      const answer = answerTo(page, "POST");
      await start(page, locale);
      if ((await answer).status() === 303) continue;
      await expectCalm(page, await answer, { status: 429, kind: "tooMany", locale });
    }
  }
  await expectCalm(page, await page.reload(), { status: 429, kind: "tooMany", locale: "es" });
});

test("while the database is away a form says so, and works again afterwards", async ({ page, complaints, serve }) => {
  complaints.expect(/status of 503/);
  const folder = mkdtempSync(join(tmpdir(), "away-"));
  const file = join(folder, "app.db");
  const server = await serve({ DATABASE_URL: `sqlite:${file}` });
  const other = new Database(file);
  for (const locale of LANGUAGES) {
    const paths = pathsIn(locale);
    await page.context().clearCookies();
    await page.goto(server.origin + paths.start("f"));
    other.exec("begin exclusive");
    const answer = answerTo(page, "POST");
    const asked = Date.now();
    await start(page, locale);
    await expectCalm(page, await answer, { status: 503, kind: "away", locale });
    expect(Date.now() - asked).toBeLessThan(5000);
    expect((await page.request.get(server.origin + paths.landing(LANDING))).status()).toBe(200);
    other.exec("rollback");
    await page.goto(server.origin + paths.start("f"));
    await start(page, locale);
    await page.waitForURL(at(paths.progress(0)));
  }
  other.close();
  rmSync(folder, { recursive: true });
});

test("every page has the security headers, and those of a test are never stored", async ({ context, server }) => {
  const paths = pathsIn("en");
  await prepareTest(context.request, server.origin, { pages: 1 });
  for (const path of [paths.start("f"), paths.progress(1), paths.leave(), paths.resume()]) {
    const headers = (await context.request.get(path)).headers();
    expectSecurityHeaders(headers);
    expect(headers["cache-control"], path).toBe("no-store");
  }
  for (const path of [paths.home(), paths.landing(LANDING), paths.privacy(), "/robots.txt", "/icon.svg"])
    expectSecurityHeaders((await context.request.get(path)).headers());
});

test("what is for developers is not there in production", async ({ request, serve }) => {
  const production = await serve();
  for (const path of ["/dev/ui", pathsIn("en").apiDocs()])
    expect((await request.get(production.origin + path)).status(), path).toBe(404);
});
