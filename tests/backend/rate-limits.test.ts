import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openStore, type Store } from "~/backend/data/database";
import { migrate } from "~/backend/data/migrate";
import { LIMITS, type Limit, TooMany, takeHit } from "~/backend/data/rate-limits";
import { createLog } from "~/backend/log";
import { generateTest } from "~/contract/enneagram";
import { redeemResumeCode } from "~/contract/resume";
import { begin, type Client, call, save } from "../support/api";
import { NOON, startBackend } from "../support/backend";
import { expectCalmPage } from "../support/calm-page";
import { ENGINES, type Engine, startEngine } from "../support/engines";
import { startServer, type TestServer } from "../support/server";

const LIMIT: Limit = { name: "test", points: 5, windowMs: 60_000 };

/** @returns whether the hit was allowed */
const hit = (store: Store, now: number, who = "somebody", factor = 1): Promise<boolean> =>
  store
    .write((trx) => takeHit(trx, LIMIT, who, now, factor))
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof TooMany) return false;
        throw error;
      },
    );

describe.each(ENGINES)("a limit on %s", { timeout: 60_000 }, (name) => {
  let engine: Engine;
  let databaseUrl: string;
  let stores: Store[];

  const open = () => {
    const store = openStore(databaseUrl, createLog("silent"));
    stores.push(store);
    return store;
  };

  beforeAll(async () => {
    engine = await startEngine(name);
  });

  beforeEach(async () => {
    databaseUrl = await engine.createDatabase();
    stores = [];
    await migrate(open().db);
  });

  afterEach(() => Promise.all(stores.map((store) => store.close())));
  afterAll(() => engine.remove());

  it("lets through exactly its number in a window, and as many again in the next", async () => {
    const store = open();
    for (const window of [0, 1, 2]) {
      const allowed: boolean[] = [];
      for (let turn = 0; turn < 8; turn++) allowed.push(await hit(store, NOON + window * LIMIT.windowMs + turn));
      expect(allowed).toEqual([true, true, true, true, true, false, false, false]);
    }
  });

  it("ends its window at the very millisecond, and says how long to wait", async () => {
    const store = open();
    for (let turn = 0; turn < 5; turn++) await hit(store, NOON);
    const wait = (now: number) => store.write((trx) => takeHit(trx, LIMIT, "somebody", now, 1));
    await expect(wait(NOON)).rejects.toMatchObject({ retryAfterSeconds: 60 });
    await expect(wait(NOON + 59_001)).rejects.toMatchObject({ retryAfterSeconds: 1 });
    await expect(wait(NOON + 59_999)).rejects.toMatchObject({ retryAfterSeconds: 1 });
    await expect(wait(NOON + 60_000)).resolves.toBeUndefined();
  });

  it("counts everybody alone", async () => {
    const store = open();
    for (let turn = 0; turn < 5; turn++) await hit(store, NOON, "one");
    expect(await hit(store, NOON, "one")).toBe(false);
    expect(await hit(store, NOON, "other")).toBe(true);
  });

  it("holds across two processes' connections at once, and after a restart", async () => {
    const [one, other] = [open(), open()];
    const all = await Promise.all(Array.from({ length: 30 }, (_, turn) => hit(turn % 2 ? one : other, NOON)));
    expect(all.filter(Boolean)).toHaveLength(5);
    await Promise.all([one.close(), other.close()]);
    stores = stores.filter((store) => store !== one && store !== other);
    expect(await hit(open(), NOON)).toBe(false);
    expect(await hit(open(), NOON + LIMIT.windowMs)).toBe(true);
  });

  it("never lets more through, however the hits fall", async () => {
    const [one, other] = [open(), open()];
    let run = 0;
    const gaps = fc.array(fc.tuple(fc.boolean(), fc.nat(25_000)), { minLength: 1, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(gaps, async (hits) => {
        const who = `person ${run++}`;
        let now = NOON;
        const allowed = new Map<number, number>();
        const asked = new Map<number, number>();
        for (const [first, gap] of hits) {
          now += gap;
          const window = Math.floor(now / LIMIT.windowMs);
          asked.set(window, (asked.get(window) ?? 0) + 1);
          if (await hit(first ? one : other, now, who)) allowed.set(window, (allowed.get(window) ?? 0) + 1);
        }
        for (const [window, count] of asked) expect(allowed.get(window)).toBe(Math.min(count, LIMIT.points));
      }),
      { numRuns: 25, seed: 5 },
    );
  });

  it("is taken by the work it guards, also when that is refused, and leaves no trace of what it stopped", async () => {
    const backend = await startBackend(databaseUrl, { rateLimitFactor: 0.1 });
    const statuses: number[] = [];
    for (let turn = 0; turn < 5; turn++)
      statuses.push((await call(backend, generateTest, { body: { topic: "f" } })).status);
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    const attempts = await backend.store.db.selectFrom("attempts").select("id").execute();
    expect(attempts).toHaveLength(LIMITS.tests.points * 0.1);

    backend.clock.now += LIMITS.tests.windowMs;
    const visitor = await begin(backend);
    const bad = [{ questionId: 10_001, answer: 1 }];
    for (let turn = 0; turn < LIMITS.answers.points * 0.1; turn++) expect((await save(visitor, bad)).status).toBe(422);
    const refused = await save(visitor, []);
    expect(refused.status).toBe(429);
    expect(refused.error).toEqual({ code: "too_many_requests" });
    expect(refused.headers.get("Retry-After")).toBe("60");
    await backend.close();
  });

  it("counts an IPv6 visitor by the /64 network, however the address is written", async () => {
    const backend = await startBackend(databaseUrl, { rateLimitFactor: 0.1 });
    const guess = async (address: string) => {
      const sent = { params: { code: "nonsense" }, headers: { "X-Client-Address": address } };
      return (await call(backend, redeemResumeCode, sent)).status;
    };
    const neighbours = ["2001:db8::1", "2001:db8::2:0:0:1", "2001:db8:0:0:a:b:c:d", "2001:DB8::ffff"];
    expect([await guess("2001:db8::a"), await guess("2001:db8:0:0:1::")]).toEqual([404, 404]);
    for (const address of neighbours) expect(await guess(address), address).toBe(429);
    for (const address of ["2001:db8:0:1::1", "2001:db8:1::1", "::1", "192.0.2.1", "192.0.2.2"])
      expect(await guess(address), address).toBe(404);
    await backend.close();
  });
});

describe("limits over HTTP", () => {
  let server: TestServer;
  let client: Client;

  beforeAll(async () => {
    server = await startServer({ RATE_LIMIT_FACTOR: "0.1" });
    client = { origin: server.origin, fetch };
  });

  afterAll(() => server.stop());

  it("answer 429 and say when to come back, also to somebody with a forged address", async () => {
    const start = () =>
      call(client, generateTest, { body: { topic: "f" }, headers: { "X-Forwarded-For": `10.0.0.${Math.random()}` } });
    for (let turn = 0; turn < 3; turn++) expect((await start()).status).toBe(201);
    const refused = await start();
    expect(refused.status).toBe(429);
    expect(refused.error).toEqual({ code: "too_many_requests" });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(3600);
  });

  it("slow down a flood before it reaches anything, in the visitor's language", async () => {
    let last = await fetch(`${server.origin}/es`);
    for (let turn = 0; turn < 110 && last.status !== 429; turn++) last = await fetch(`${server.origin}/es`);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get("Retry-After"))).toBeGreaterThan(0);
    expectCalmPage(await last.text(), "tooMany");
    const refused = await call(client, generateTest, { body: { topic: "f" } });
    expect(refused.status).toBe(429);
    expect((await fetch(`${server.origin}/icon.svg`)).status).toBe(200);
  });
});
