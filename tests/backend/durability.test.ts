import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore, type Store } from "~/backend/data/database";
import { createLog } from "~/backend/log";
import { ENGINES, type Engine, startEngine } from "../support/engines";
import { connectTo } from "../support/keep-alive";
import { seededRandom } from "../support/random";
import { startServer, type TestServer } from "../support/server";
import { acksOf, audit, makeWriters, type Writer, writeNext } from "../support/writers";

/** DURABILITY_KILLS: how often the process is killed, per database engine. */
const KILLS = Number(process.env.DURABILITY_KILLS ?? 8);
const WRITERS = 6;

/**
 * Lets everybody write, and kills the process in the middle of it, a moment after so many answers were acknowledged.
 * @throws on any failure before that
 */
async function writeUntilKilled(server: TestServer, writers: Writer[], acks: number, momentMs: number): Promise<void> {
  const goal = acksOf(writers) + acks;
  let killed: Promise<void> | undefined;
  const killSoon = async () => {
    await sleep(momentMs);
    await server.kill();
  };
  const write = async (writer: Writer) => {
    const connection = connectTo(server.origin);
    try {
      for (;;) {
        const status = await writeNext(writer, connection);
        if (status !== 200 && status !== 503) throw new Error(`answered ${status}`);
        if (acksOf(writers) >= goal) killed ??= killSoon();
      }
    } catch (error) {
      if (!killed) throw error;
    } finally {
      connection.close();
    }
  };
  await Promise.all(writers.map(write));
  await killed;
}

describe.each(ENGINES)("kill -9 while people answer, on %s", (name) => {
  let engine: Engine;
  let databaseUrl: string;

  beforeAll(async () => {
    engine = await startEngine(name);
    databaseUrl = await engine.createDatabase();
  });

  afterAll(() => engine.remove());

  /** Looks at the tables with a connection of its own. */
  async function inspect<T>(look: (store: Store) => Promise<T>): Promise<T> {
    const store = openStore(databaseUrl, createLog("silent"));
    try {
      return await look(store);
    } finally {
      await store.close();
    }
  }

  it(`loses no acknowledged answer and tears none, ${KILLS} times`, { timeout: 120_000 + KILLS * 15_000 }, async () => {
    const random = seededRandom(name === "sqlite" ? 1 : 2);
    const start = () => startServer({ DATABASE_URL: databaseUrl, LOG_LEVEL: "error" }, "api");
    let server = await start();
    const writers = await makeWriters(WRITERS, { origin: server.origin, fetch });
    const total = { lost: 0, torn: 0 };
    for (let kill = 0; kill < KILLS; kill++) {
      await writeUntilKilled(server, writers, 10 + random.uniform() * 220, random.uniform() * 10);
      server = await start();
      const { lost, torn } = await inspect((store) => audit(store, writers));
      total.lost += lost;
      total.torn += torn;
    }
    const acks = acksOf(writers);
    console.info(`${name}: ${KILLS} kills, ${acks} acknowledged, ${total.lost} lost, ${total.torn} torn`);
    expect(total).toEqual({ lost: 0, torn: 0 });
    expect(acks).toBeGreaterThan(KILLS * 10);
    expect(await server.stop()).toBe(0);

    if (name === "sqlite") {
      const { rows } = await inspect((store) => sql`pragma integrity_check`.execute(store.db));
      expect(rows).toEqual([{ integrity_check: "ok" }]);
      const broken = await inspect((store) => sql`pragma foreign_key_check`.execute(store.db));
      expect(broken.rows).toEqual([]);
    }
  });
});
