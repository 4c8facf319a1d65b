import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "~/backend/data/database";
import { DAY_MS, RETENTION_DAYS } from "~/backend/deps";
import { deleteExpired } from "~/backend/jobs/retention";
import { createLog } from "~/backend/log";
import { getResults, getTest } from "~/contract/enneagram";
import { createResumeCode, redeemResumeCode } from "~/contract/resume";
import { allAnswers, begin, call, finish, save, type Visitor } from "../support/api";
import { NOON, rowsOf, startBackend, type TestBackend } from "../support/backend";
import { ENGINES, type Engine, startEngine } from "../support/engines";

const WEEK = 7 * DAY_MS;
const MONTH = 30 * DAY_MS;

describe.each(ENGINES)("retention on %s", (name) => {
  let engine: Engine;
  let databaseUrl: string;
  let backend: TestBackend;

  beforeAll(async () => {
    engine = await startEngine(name);
  });

  beforeEach(async () => {
    databaseUrl = await engine.createDatabase();
    backend = await startBackend(databaseUrl);
  });

  afterEach(() => backend.close());
  afterAll(() => engine.remove());

  const exists = async (visitor: Visitor) =>
    (await call(visitor, getTest, { params: { slug: visitor.slug } })).status === 200;

  const cleanAt = (now: number) => {
    backend.clock.now = now;
    return deleteExpired(backend.store, now);
  };

  it("is seven days for unfinished tests and thirty for finished ones", () => {
    expect(RETENTION_DAYS).toEqual({ unfinished: 7, finished: 30 });
  });

  it("keeps an unfinished test for seven days to the millisecond, and nothing of it after that", async () => {
    const empty = await begin(backend);
    const begun = await begin(backend);
    await save(begun, allAnswers().slice(0, 20));
    await cleanAt(NOON + WEEK);
    expect(await exists(empty)).toBe(true);
    expect(await exists(begun)).toBe(true);

    await cleanAt(NOON + WEEK + 1);
    expect(await rowsOf(backend.store)).toEqual({ attempts: [], answers: [], results: [], rateLimits: [] });
    expect(await exists(begun)).toBe(false);
  });

  it("keeps a finished test for thirty days to the millisecond, and nothing of it after that", async () => {
    const { result, ...visitor } = await finish(backend);
    await cleanAt(NOON + MONTH);
    expect((await call(visitor, getResults, { body: {} })).value).toEqual(result);

    await cleanAt(NOON + MONTH + 1);
    expect(await rowsOf(backend.store)).toMatchObject({ attempts: [], answers: [], results: [] });
    expect((await call(visitor, getResults, { body: {} })).status).toBe(404);
  });

  it("counts an answered test without a result as unfinished", async () => {
    const visitor = await begin(backend);
    await save(visitor, allAnswers());
    await cleanAt(NOON + WEEK + 1);
    expect(await exists(visitor)).toBe(false);
  });

  it("counts from the last answer", async () => {
    const visitor = await begin(backend);
    backend.clock.now = NOON + WEEK;
    await save(visitor, allAnswers().slice(0, 4));
    await cleanAt(NOON + 2 * WEEK);
    expect(await exists(visitor)).toBe(true);
    await cleanAt(NOON + 2 * WEEK + 1);
    expect(await exists(visitor)).toBe(false);
  });

  it("keeps a test at least as long as its resume code promises", async () => {
    const visitor = await begin(backend);
    backend.clock.now = NOON + DAY_MS;
    await save(visitor, allAnswers().slice(0, 4));
    const { value } = await call(visitor, createResumeCode, { body: { testSlug: visitor.slug } });
    await cleanAt(value.expiresAt);
    expect((await call(backend, redeemResumeCode, { params: { code: value.code } })).status).toBe(200);
    await cleanAt(value.expiresAt + 1);
    expect((await call(backend, redeemResumeCode, { params: { code: value.code } })).status).toBe(404);
  });

  it("leaves everybody else alone, and limits that still count", async () => {
    const old = await finish(backend);
    backend.clock.now = NOON + MONTH;
    const recent = await finish(backend);
    const begun = await begin(backend);
    await cleanAt(NOON + MONTH + 1);
    expect(await Promise.all([old, recent, begun].map(exists))).toEqual([false, true, true]);
    const { answers, results, rateLimits } = await rowsOf(backend.store);
    expect(answers).toHaveLength(36);
    expect(results.map(({ id }) => id)).toEqual([recent.result.id]);
    expect(rateLimits.every((row) => row.expires_at > NOON + MONTH)).toBe(true);
    expect(rateLimits.length).toBeGreaterThan(0);
  });

  it("is safe in two processes at once, while somebody answers", async () => {
    const expired = await Promise.all(Array.from({ length: 10 }, () => begin(backend)));
    backend.clock.now = NOON + WEEK + 1;
    const visitor = await begin(backend);
    const other = openStore(databaseUrl, createLog("silent"));
    const posts = allAnswers().map((answer) => save(visitor, [answer]));
    await Promise.all([backend.store, other].map((store) => deleteExpired(store, backend.clock.now)));
    await Promise.all(posts);
    expect(await Promise.all(expired.map(exists))).toEqual(expired.map(() => false));
    expect((await call(visitor, getTest, { params: { slug: visitor.slug } })).value.questionsAnswered).toBe(36);
    await other.close();
  });
});
