import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { itemsOf } from "~/domain/scoring/definition";
import { begin, save } from "../support/api";
import { startBackend, type TestBackend } from "../support/backend";
import { ENGINES, type Engine, startEngine } from "../support/engines";
import { freeTest } from "../support/free-test";

/** Few questions, so that posts meet often. */
const items = itemsOf(freeTest).slice(0, 5);

/** Answers as [question, side] with question 5 standing for one this test does not ask, and side 2 for "none". */
const post = fc.array(fc.tuple(fc.nat(items.length), fc.nat(2)), { minLength: 1, maxLength: 7 });

type Post = (readonly [number, number])[];

const toAnswers = (given: Post) =>
  given.map(([question, side]) => ({
    questionId: items[question]?.id ?? 99_999,
    answer: items[question]?.options[side]?.id ?? (side === 2 ? 0 : 10_166),
  }));

/** What a post says: the last answer to each question it really answers. */
const saidBy = (given: Post) =>
  new Map(
    toAnswers(given).flatMap((a) => (a.answer === 0 || a.questionId === 99_999 ? [] : [[a.questionId, a.answer]])),
  );

describe.each(ENGINES)("answers on %s, in any order, doubled and interleaved:", { timeout: 120_000 }, (name) => {
  let engine: Engine;
  let backend: TestBackend;

  beforeAll(async () => {
    engine = await startEngine(name);
    backend = await startBackend(await engine.createDatabase(), { rateLimitFactor: 1_000_000 });
  });

  afterAll(async () => {
    await backend.close();
    engine.remove();
    expect(backend.errors).toEqual([]);
  });

  /** Rows of an attempt: question -> option. */
  async function stored(slug: string) {
    const rows = await backend.store.db.selectFrom("answers").selectAll().where("attempt_id", "=", slug).execute();
    expect(new Set(rows.map((row) => row.question_id)).size, "one row per question").toBe(rows.length);
    return new Map(rows.map((row): [number, number] => [row.question_id, row.option_id]));
  }

  /** Sends groups one after another, the posts of a group all at once. */
  async function play(groups: Post[][]) {
    const visitor = await begin(backend);
    const committed: Post[] = [];
    let atLeast = 0;
    for (const group of groups) {
      const counts = await Promise.all(
        group.map(async (given) => {
          const { value } = await save(visitor, toAnswers(given));
          committed.push(given);
          return value.questionsAnswered;
        }),
      );
      expect(Math.min(...counts), "answered questions never become fewer").toBeGreaterThanOrEqual(atLeast);
      atLeast = Math.max(...counts);
    }
    return { ...visitor, committed, atLeast };
  }

  const runs = { numRuns: 40, seed: 3 };

  it("one after another, the last one wins and each count is exact", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(post, { minLength: 1, maxLength: 8 }), async (posts) => {
        const visitor = await begin(backend);
        const model = new Map<number, number>();
        for (const given of posts) {
          for (const [question, answer] of saidBy(given)) model.set(question, answer);
          expect((await save(visitor, toAnswers(given))).value.questionsAnswered).toBe(model.size);
        }
        expect(await stored(visitor.slug)).toEqual(model);
      }),
      runs,
    );
  });

  it("all at once, the last one committed wins and nothing is lost", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(post, { minLength: 1, maxLength: 6 }), { maxLength: 4 }), async (groups) => {
        const { slug, committed, atLeast } = await play(groups);
        const model = new Map(committed.flatMap((given) => [...saidBy(given)]));
        const rows = await stored(slug);
        expect(rows).toEqual(model);
        expect(rows.size).toBe(atLeast);
      }),
      runs,
    );
  });

  it("sent again any number of times, in any order, they leave what one pass leaves", async () => {
    const distinct = fc.uniqueArray(fc.tuple(fc.nat(items.length - 1), fc.nat(1)), {
      selector: ([question]) => question,
      minLength: 1,
    });
    const resent = distinct.chain((answers) =>
      fc.tuple(fc.constant(answers), fc.array(fc.subarray(answers, { minLength: 1 }), { maxLength: 12 })),
    );
    await fc.assert(
      fc.asyncProperty(resent, async ([answers, parts]) => {
        const { slug } = await play([[answers, ...parts], parts]);
        expect(await stored(slug)).toEqual(saidBy(answers));
      }),
      runs,
    );
  });

  it("of two tests at once, none reaches the other", async () => {
    await fc.assert(
      fc.asyncProperty(post, post, async (one, other) => {
        const visitors = [await begin(backend), await begin(backend)] as const;
        await Promise.all([save(visitors[0], toAnswers(one)), save(visitors[1], toAnswers(other))]);
        expect(await stored(visitors[0].slug)).toEqual(saidBy(one));
        expect(await stored(visitors[1].slug)).toEqual(saidBy(other));
      }),
      runs,
    );
  });
});
