import { execFileSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "~/backend/data/database";
import { createLog } from "~/backend/log";
import { type Engine, startEngine } from "../support/engines";
import { type Load, startLoad } from "../support/load";
import { openSocket, readAll } from "../support/raw-http";
import { startServer, type TestServer } from "../support/server";
import { timed } from "../support/timed";
import { acksOf, audit, makeWriters, type Writer } from "../support/writers";

/** STOP_REQUESTS: answered at least, before and after all is done. */
const REQUESTS = Number(process.env.STOP_REQUESTS ?? 2500);
const CLIENTS = 50;
const HARD_STOP_MS = 10_000;

let engine: Engine;
let databaseUrl: string;
let server: TestServer;
let writers: Writer[];

async function start(env: Record<string, string> = {}): Promise<Load> {
  server = await startServer({ DATABASE_URL: databaseUrl, ...env });
  writers = await makeWriters(CLIENTS, { origin: server.origin, fetch });
  return startLoad(server.origin, writers, "/es");
}

beforeEach(async () => {
  engine = await startEngine("sqlite");
  databaseUrl = await engine.createDatabase();
});

afterEach(async () => {
  await server.kill();
  engine.remove();
});

async function expectNothingLost(): Promise<void> {
  const store = openStore(databaseUrl, createLog("silent"));
  expect(await audit(store, writers)).toEqual({ lost: 0, torn: 0 });
  await store.close();
}

const printed = (message: string) => server.output().split(`"message":"${message}"`).length - 1;

describe("SIGTERM", { timeout: 120_000 }, () => {
  it(`under the load of ${CLIENTS} clients ends the process in order`, async () => {
    const load = await start();
    await load.untilAnswered(REQUESTS);
    const { ms, value: code } = await timed(() => server.stop());
    await load.over;
    const total = load.answered + load.failed.length;
    console.info(
      `SIGTERM: ended after ${ms} ms; ${load.failed.length} of ${total} failed; ${acksOf(writers)} acknowledged`,
    );
    expect(code).toBe(0);
    expect(ms).toBeLessThan(HARD_STOP_MS);
    expect(load.failed.length / total, load.failed.join()).toBeLessThanOrEqual(0.001);
    expect(load.refused).toBe(CLIENTS);
    expect(server.output()).not.toContain('"level":"error"');
    await expectNothingLost();
  });

  it("does not wait for ever for those who never finish asking", async () => {
    server = await startServer();
    const silent = await openSocket(server.port);
    const slow = await openSocket(server.port);
    slow.write(`POST /api/enneagram/tests HTTP/1.1\r\nHost: localhost:${server.port}\r\nContent-Length: 9\r\n`);
    const cut = Promise.all([silent, slow].map(readAll));
    const { ms, value: code } = await timed(() => server.stop());
    console.info(`SIGTERM with two idle connections: ended after ${ms} ms`);
    expect(code).toBe(0);
    expect(ms).toBeLessThan(HARD_STOP_MS + 1000);
    await cut;
  });

  it("ends two workers as well", async () => {
    server = await startServer({ DATABASE_URL: databaseUrl, WORKERS: "2" });
    while (printed("listening") < 2) await sleep(20);
    expect(await server.stop()).toBe(0);
    expect(printed("stopping")).toBe(2);
  });
});

describe("SIGHUP with two workers", { timeout: 300_000 }, () => {
  it("replaces both, twice, and drops no request", async () => {
    const load = await start({ WORKERS: "2" });
    for (let restart = 1; restart <= 2; restart++) {
      while (printed("listening") < 2 * restart) await sleep(20);
      await load.untilAnswered(REQUESTS / 4);
      server.child.kill("SIGHUP");
      while (printed("stopping") < 2 * restart) await sleep(20);
      await load.untilAnswered(REQUESTS / 4);
    }
    if (load.answered < REQUESTS) await load.untilAnswered(REQUESTS - load.answered);
    await load.end();
    console.info(
      `SIGHUP, twice: ${load.failed.length + load.refused} of ${load.answered + load.failed.length} dropped`,
    );
    expect(load.failed).toEqual([]);
    expect(load.refused).toBe(0);
    expect(printed("listening")).toBe(6);
    expect(await server.stop()).toBe(0);
    await expectNothingLost();
  });

  it("replaces one that dies", async () => {
    server = await startServer({ DATABASE_URL: databaseUrl, WORKERS: "2" });
    while (printed("listening") < 2) await sleep(20);
    const [worker] = execFileSync("pgrep", ["-P", String(server.child.pid)], { encoding: "utf8" }).split("\n");
    process.kill(Number(worker), "SIGKILL");
    while (printed("listening") < 3) await sleep(20);
    for (let turn = 0; turn < 4; turn++) expect((await fetch(`${server.origin}/es`)).status).toBe(200);
  });
});
