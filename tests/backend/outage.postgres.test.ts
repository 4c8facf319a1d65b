import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "~/backend/data/database";
import { createLog } from "~/backend/log";
import { generateTest, getTest } from "~/contract/enneagram";
import { getHealth, getLiveness } from "~/contract/system";
import { allAnswers, begin, type Client, call, save, type Visitor } from "../support/api";
import { expectCalmPage } from "../support/calm-page";
import { connectTo } from "../support/keep-alive";
import { beginOnPage } from "../support/page-visitor";
import { startPostgres, type TestPostgres } from "../support/postgres";
import { startServer, type TestServer } from "../support/server";
import { timed } from "../support/timed";
import { acksOf, audit, makeWriters, type Writer, writeNext } from "../support/writers";

/** The promise is two seconds away and five to come back; figures are printed. */
const AWAY_MS = 2000;
const BACK_MS = 5000;

/** One that dies takes the others with it, so they may be gone already. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

describe("when PostgreSQL goes away under load", { timeout: 60_000 }, () => {
  let postgres: TestPostgres;
  let server: TestServer;
  let client: Client;
  let databaseUrl: string;
  let visitor: Visitor;
  let cookies: string;
  let writers: Writer[];
  let writing: Promise<void>[];
  let stopped = false;
  const statuses = new Set<number>();

  beforeAll(async () => {
    postgres = await startPostgres();
    databaseUrl = await postgres.createDatabase();
    server = await startServer({ DATABASE_URL: databaseUrl });
    client = { origin: server.origin, fetch };
    visitor = await begin(client);
    cookies = await beginOnPage(server.origin);
    writers = await makeWriters(4, client);
    writing = writers.map(async (writer) => {
      const connection = connectTo(server.origin);
      while (!stopped) {
        const status = await writeNext(writer, connection);
        statuses.add(status);
        if (status !== 200) await sleep(20);
      }
      connection.close();
    });
    await acksRiseBy(50);
  });

  afterAll(async () => {
    stopped = true;
    await server.stop();
    postgres.remove();
  });

  async function acksRiseBy(more: number): Promise<void> {
    const goal = acksOf(writers) + more;
    while (acksOf(writers) < goal) await Promise.race([sleep(20), ...writing]);
  }

  const page = (path: string) => fetch(server.origin + path, { headers: { Cookie: cookies }, redirect: "manual" });

  it("a connection that breaks in the middle of the work breaks nothing else", async () => {
    for (let round = 0; round < 3; round++) {
      const observer = new pg.Client(databaseUrl);
      observer.on("error", () => {});
      await observer.connect();
      const { rows } = await observer.query<{ pid: number }>(
        "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const { pid } of rows) killIfThere(pid);
      await observer.end().catch(() => {});
      await acksRiseBy(20);
    }
    expect(server.child.exitCode).toBeNull();
  });

  it("every call that needs it says so within two seconds, and when to come back", async () => {
    postgres.halt();
    const asked = await Promise.all([
      timed(() => call(visitor, getTest, { params: { slug: visitor.slug } })),
      timed(() => call(client, generateTest, { body: { topic: "f" } })),
      timed(() => save(visitor, allAnswers())),
      timed(() => call(client, getHealth)),
    ]);
    console.info(`PostgreSQL away: 503 after ${asked.map(({ ms }) => ms).join(", ")} ms`);
    for (const { ms, value } of asked) {
      expect(value.status).toBe(503);
      expect(value.error).toEqual({ code: "unavailable" });
      expect(Number(value.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(ms).toBeLessThan(AWAY_MS);
    }
  });

  it("many calls at once do not wait for each other", async () => {
    const asked = await Promise.all(Array.from({ length: 40 }, () => timed(() => save(visitor, allAnswers()))));
    const slowest = Math.max(...asked.map(({ ms }) => ms));
    console.info(`PostgreSQL away: the slowest of ${asked.length} 503s after ${slowest} ms`);
    expect(asked.every(({ value }) => value.status === 503)).toBe(true);
    expect(slowest).toBeLessThan(2 * AWAY_MS);
  });

  it.each(["/es/test/progress?page=0", "/es/test/progress", "/es/test/start"])(
    "%s says so in the visitor's language, with a way on",
    async (path) => {
      const { ms, value } = await timed(() => page(path));
      const html = await value.text();
      expect(ms).toBeLessThan(AWAY_MS);
      expect(value.status).toBe(503);
      expect(Number(value.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(value.headers.get("Cache-Control")).toBe("no-store");
      expect(value.headers.getSetCookie(), "nothing is forgotten").toEqual([]);
      expectCalmPage(html, "away");
    },
  );

  it.each(["/", "/es", "/ninefold-test", "/es/ninefold-test", "/es/privacy-policy", "/robots.txt", "/icon.svg"])(
    "%s is there as ever",
    async (path) => expect((await page(path)).status).toBe(200),
  );

  it("the process lives and says so", async () => {
    expect((await call(client, getLiveness)).value).toEqual({ status: "ok" });
    expect(server.child.exitCode).toBeNull();
  });

  it("it is ready within five seconds of the return, and no acknowledged answer is lost", async () => {
    postgres.start();
    const { ms } = await timed(async () => {
      while ((await call(client, getHealth)).status !== 200) await sleep(20);
      await acksRiseBy(20);
    });
    console.info(`PostgreSQL back: writing again after ${ms} ms`);
    expect(ms).toBeLessThan(BACK_MS);
    expect((await page("/es/test/progress?page=0")).status).toBe(200);
    expect((await save(visitor, allAnswers())).status).toBe(200);

    stopped = true;
    await Promise.all(writing);
    expect([...statuses].sort()).toEqual([200, 503]);
    const store = openStore(databaseUrl, createLog("silent"));
    const found = await audit(store, writers);
    await store.close();
    console.info(
      `PostgreSQL stopped under load: ${acksOf(writers)} acknowledged, ${found.lost} lost, ${found.torn} torn`,
    );
    expect(found).toEqual({ lost: 0, torn: 0 });
  });
});
