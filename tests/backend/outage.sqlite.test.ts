import { spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { generateTest, getTest } from "~/contract/enneagram";
import { getHealth } from "~/contract/system";
import { allAnswers, begin, type Client, call, save, type Visitor } from "../support/api";
import { type Engine, startEngine } from "../support/engines";
import { holdLock, type LockHolder } from "../support/lock-holder";
import { startServer, type TestServer } from "../support/server";
import { timed } from "../support/timed";

/** The promise; figures are printed. */
const AWAY_MS = 2000;

describe("when another process holds the SQLite file", () => {
  let engine: Engine;
  let databaseUrl: string;
  let server: TestServer;
  let client: Client;
  let visitor: Visitor;
  let holder: LockHolder | undefined;

  const path = () => databaseUrl.slice("sqlite:".length);

  beforeAll(async () => {
    engine = await startEngine("sqlite");
    databaseUrl = await engine.createDatabase();
    server = await startServer({ DATABASE_URL: databaseUrl });
    client = { origin: server.origin, fetch };
    visitor = await begin(client);
  });

  afterEach(async () => {
    await holder?.release();
    holder = undefined;
  });

  afterAll(async () => {
    await server.stop();
    engine.remove();
  });

  it("writes are refused within two seconds, with a time to come back, and nothing of them is written", async () => {
    holder = await holdLock(path(), "begin");
    const { ms, value } = await timed(() => save(visitor, allAnswers()));
    console.info(`SQLite locked: 503 after ${ms} ms`);
    expect(value.status).toBe(503);
    expect(value.error).toEqual({ code: "unavailable" });
    expect(Number(value.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(ms).toBeLessThan(AWAY_MS);
    const { value: state } = await call(visitor, getTest, { params: { slug: visitor.slug } });
    expect(state.questionsAnswered).toBe(0);
  });

  it("many writes at once do not wait for each other", async () => {
    holder = await holdLock(path(), "begin");
    const writes = Array.from({ length: 20 }, () => timed(() => save(visitor, allAnswers())));
    const asked = await Promise.all([...writes, timed(() => call(client, generateTest, { body: { topic: "f" } }))]);
    const slowest = Math.max(...asked.map(({ ms }) => ms));
    console.info(`SQLite locked: the slowest of ${asked.length} 503s after ${slowest} ms`);
    expect(asked.every(({ value }) => value.status === 503)).toBe(true);
    expect(slowest).toBeLessThan(2 * AWAY_MS);
  });

  it("reads and pages are answered while writes wait", async () => {
    holder = await holdLock(path(), "begin");
    let waiting = true;
    const writes = Array.from({ length: 5 }, () => save(visitor, allAnswers()).finally(() => (waiting = false)));
    await sleep(50);
    const during: number[] = [];
    while (waiting) {
      const asked = [
        timed(() => fetch(`${server.origin}/robots.txt`)),
        timed(() => fetch(`${server.origin}/es`)),
        timed(() => call(visitor, getTest, { params: { slug: visitor.slug } })),
      ];
      for (const { ms, value } of await Promise.all(asked)) {
        expect(value.status).toBe(200);
        during.push(ms);
      }
    }
    console.info(`SQLite locked: ${during.length} reads meanwhile, the slowest after ${Math.max(...during)} ms`);
    expect(during.length, "the process answers others many times before it gives up a write").toBeGreaterThan(15);
    expect((await Promise.all(writes)).every(({ status }) => status === 503)).toBe(true);
  });

  it("a short lock is waited for, and nobody notices", async () => {
    holder = await holdLock(path(), "begin");
    const write = save(visitor, allAnswers().slice(0, 4));
    await sleep(200);
    await holder.release();
    holder = undefined;
    expect((await write).status).toBe(200);
  });

  it("the moment it is free everything works again", async () => {
    holder = await holdLock(path(), "begin");
    expect((await save(visitor, allAnswers())).status).toBe(503);
    await holder.release();
    holder = undefined;
    expect((await save(visitor, allAnswers())).status).toBe(200);
    expect((await call(client, getHealth)).status).toBe(200);
    expect((await begin(client)).slug).not.toBe(visitor.slug);
  });

  it("nobody can take the file for itself altogether while the server runs", async () => {
    await expect(holdLock(path(), "locking_mode")).rejects.toThrow("database is locked");
    expect((await save(visitor, allAnswers())).status).toBe(200);
  });

  it("a server that finds the file taken ends with a reason, and starts once it is free", {
    timeout: 120_000,
  }, async () => {
    const DATABASE_URL = await engine.createDatabase();
    const early = await startServer({ DATABASE_URL }, "api");
    await early.stop();
    holder = await holdLock(DATABASE_URL.slice("sqlite:".length), "locking_mode");
    const APP_SECRET = "a-secret-for-tests-only-0123456789abcdef";
    const env = { PATH: process.env.PATH, NODE_ENV: "production" as const, PORT: "0", APP_SECRET, DATABASE_URL };
    const { status, stderr } = spawnSync(process.execPath, ["build/server/main.js", "api"], { env, encoding: "utf8" });
    expect(status).toBe(1);
    expect(stderr).toContain("database is locked");
    await holder.release();
    holder = undefined;
    const late = await startServer({ DATABASE_URL }, "api");
    expect(await late.stop()).toBe(0);
  });
});
