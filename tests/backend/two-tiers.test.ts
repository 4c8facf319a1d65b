import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generateTest, getResults, getTest } from "~/contract/enneagram";
import { getHealth } from "~/contract/system";
import { begin, type Client, call, clearAnswers, errorIn, save } from "../support/api";
import { expectCalmPage } from "../support/calm-page";
import { beginOnPage } from "../support/page-visitor";
import { freePort } from "../support/ports";
import { startServer, type TestServer } from "../support/server";
import { expectShield } from "../support/shield";

describe("a web process in front of an API process", () => {
  let api: TestServer;
  let web: TestServer;
  let client: Client;

  beforeAll(async () => {
    const [webPort, apiPort] = [await freePort(), await freePort()];
    const APP_ORIGIN = `http://localhost:${webPort}`;
    const behind = { PORT: String(apiPort), ALLOWED_HOSTS: `localhost:${apiPort}`, TRUST_PROXY_HOPS: "1" };
    api = await startServer({ APP_ORIGIN, ...behind, RATE_LIMIT_FACTOR: "0.2" }, "api");
    web = await startServer({ APP_ORIGIN, PORT: String(webPort), BACKEND_URL: `http://localhost:${apiPort}` });
    client = { origin: web.origin, fetch };
  });

  afterAll(async () => {
    await web.stop();
    await api.stop();
  });

  it("hands calls on, with the cookies of both directions", async () => {
    const visitor = await begin(client);
    await save(visitor, clearAnswers());
    expect((await call(visitor, getResults, { body: {} })).value.primary).toBe("reformer");
    expect((await call(visitor, getTest, { params: { slug: visitor.slug } })).value.questionsAnswered).toBe(36);
    expect((await call(client, getTest, { params: { slug: visitor.slug } })).status).toBe(404);
  });

  it("serves pages from the API process", async () => {
    const Cookie = await beginOnPage(web.origin);
    expect((await fetch(`${web.origin}/es/test/progress?page=0`, { headers: { Cookie } })).status).toBe(200);
  });

  it("counts visitors by the address it sees, not by the one they claim", async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 8; turn++) {
      const headers = { "X-Forwarded-For": `10.0.0.${turn}`, "X-Client-Address": `10.0.1.${turn}` };
      statuses.push((await call(client, generateTest, { body: { topic: "f" }, headers })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it("says so in the usual way when the API process is gone, and shows what needs none", async () => {
    const Cookie = await beginOnPage(web.origin).catch(() => "");
    await api.stop();
    const health = await call(client, getHealth);
    expect(health.status).toBe(503);
    expect(health.error).toEqual({ code: "unavailable" });
    expect(Number(health.headers.get("Retry-After"))).toBeGreaterThan(0);
    expectShield(health.headers, "503");
    const missing = await fetch(`${web.origin}/api/nothing`);
    expect(errorIn(missing.headers, await missing.text()).error.code).toBe("unavailable");

    const page = await fetch(`${web.origin}/es/test/start`, { headers: { Cookie } });
    expect(page.status).toBe(503);
    expectCalmPage(await page.text(), "away");
    expect((await fetch(`${web.origin}/es`)).status).toBe(200);
    expect((await fetch(`${web.origin}/robots.txt`)).status).toBe(200);
  });
});
