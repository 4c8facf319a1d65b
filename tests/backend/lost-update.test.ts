import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "~/backend/data/database";
import { createLog } from "~/backend/log";
import { begin } from "../support/api";
import { ENGINES, type Engine, startEngine } from "../support/engines";
import { connectTo } from "../support/keep-alive";
import { startServer } from "../support/server";
import { writeNext } from "../support/writers";

/** LOST_UPDATE_POSTS: posts per process. */
const POSTS = Number(process.env.LOST_UPDATE_POSTS ?? 300);
const CONNECTIONS = 4;

describe.each(ENGINES)("two processes on one %s database", (name) => {
  let engine: Engine;

  beforeAll(async () => {
    engine = await startEngine(name);
  });

  afterAll(() => engine.remove());

  it(`count ${POSTS} posts each to the same test and lose none`, { timeout: 30_000 + POSTS * 100 }, async () => {
    const DATABASE_URL = await engine.createDatabase();
    const servers = await Promise.all([1, 2].map(() => startServer({ DATABASE_URL, LOG_LEVEL: "error" }, "api")));
    const visitor = await begin({ origin: servers[0]?.origin ?? "", fetch });
    const statuses: number[] = [];
    const post = async (origin: string) => {
      const connection = connectTo(origin);
      const writer = { visitor, posts: 0, acks: 0, sent: new Map(), acked: new Map() };
      while (writer.posts < POSTS / CONNECTIONS) statuses.push(await writeNext(writer, connection));
      connection.close();
    };
    await Promise.all(servers.flatMap(({ origin }) => Array.from({ length: CONNECTIONS }, () => post(origin))));

    const store = openStore(DATABASE_URL, createLog("silent"));
    const bucket = `answers:${visitor.slug}`;
    const counted = await store.db.selectFrom("rate_limits").select("hits").where("bucket", "=", bucket).execute();
    const answers = await store.db.selectFrom("answers").select("question_id").execute();
    await store.close();
    const sum = counted.reduce((total, { hits }) => total + hits, 0);
    const acks = statuses.filter((status) => status === 200).length;
    console.info(`${name}, two processes: ${acks} acknowledged, ${sum} counted, ${statuses.length - acks} refused`);
    expect(statuses.every((status) => status === 200)).toBe(true);
    expect(sum).toBe(acks);
    expect(answers).toHaveLength(36);
    for (const server of servers) {
      expect(await server.stop()).toBe(0);
      expect(server.output()).toBe("");
    }
  });
});
