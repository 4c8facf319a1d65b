import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answersBy, answersPreferring, freeTest } from "../../../tests/support/free-test";
import { type Answers, findItem, itemsOf, type PairOption } from "./definition";
import { NINE_TYPES } from "./nine-types";
import { scoreTest } from "./score";
import { type Stability, stabilityOf } from "./stability";

/** The reformer wins all its pairs; the other eight win three or four each. */
const unrivalled = answersBy(({ options: [left, right] }) => {
  const circle: string[] = NINE_TYPES.slice(1);
  const at = ({ scale }: PairOption) => circle.indexOf(scale);
  if (at(left) === -1) return left;
  if (at(right) === -1) return right;
  const apart = (at(right) - at(left) + 8) % 8;
  return apart < 4 || (apart === 4 && at(left) < at(right)) ? left : right;
});

describe("how sure the first type is", () => {
  it("takes one answer when the second type is one win behind, and names it", () => {
    const questionId = itemBetween("reformer", "helper");
    const stability = stabilityOf(freeTest, answersPreferring(NINE_TYPES));
    expect(stability).toEqual({ flips: 1, changes: [{ questionId, becomes: "helper" }] });
  });

  it("takes two answers when the second type is three wins behind", () => {
    const answers = turned(unrivalled, itemBetween("helper", "peacemaker"));
    expect(stabilityOf(freeTest, answers)).toEqual({ flips: 2, changes: [] });
  });

  it("takes three or more when the second type is four wins behind", () => {
    expect(stabilityOf(freeTest, unrivalled)).toEqual({ flips: 3, changes: [] });
  });

  it("is what trying every way of answering differently finds", () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        fc.pre(scoreTest(freeTest, answers).ok);
        expect(stabilityOf(freeTest, answers)).toEqual(byTrying(answers));
      }),
      { numRuns: 150, examples: [[unrivalled], [turned(unrivalled, itemBetween("helper", "peacemaker"))]] },
    );
  });
});

/** From answering at random to a clear first type, sometimes with up to two gaps. */
const someAnswers = fc
  .record({
    first: fc.constantFrom(...NINE_TYPES),
    loyalty: fc.integer({ min: 0, max: 8 }),
    sides: fc.array(fc.constantFrom<0 | 1>(0, 1), { minLength: 36, maxLength: 36 }),
    gaps: fc.array(fc.nat({ max: 35 }), { maxLength: 2 }),
  })
  .map(({ first, loyalty, sides, gaps }) => {
    let loyal = 0;
    return answersBy(({ options }, index) => {
      if (gaps.includes(index)) return undefined;
      const own = options.find(({ scale }) => scale === first);
      if (own && loyal++ < loyalty) return own;
      return options[sides[index] ?? 0];
    });
  });

function itemBetween(one: string, other: string): number {
  const item = itemsOf(freeTest).find(({ options }) => options.every(({ scale }) => scale === one || scale === other));
  return item?.id ?? 0;
}

function turned(answers: Answers, id: number): Answers {
  const other = findItem(freeTest, id)?.options.find((option) => option.id !== answers.get(id));
  return new Map(answers).set(id, other?.id ?? 0);
}

function firstOf(answers: Answers): string | undefined {
  const scored = scoreTest(freeTest, answers);
  return scored.ok ? scored.result.primary : undefined;
}

function byTrying(answers: Answers): Stability {
  const first = firstOf(answers);
  const answered = itemsOf(freeTest).filter(({ id }) => answers.get(id) !== 0);
  const changes = answered
    .map(({ id }) => ({ questionId: id, becomes: firstOf(turned(answers, id)) ?? "" }))
    .filter(({ becomes }) => becomes !== first);
  if (changes.length > 0) return { flips: 1, changes };
  const two = answered.some(({ id }, index) =>
    answered.slice(index + 1).some((second) => firstOf(turned(turned(answers, id), second.id)) !== first),
  );
  return { flips: two ? 2 : 3, changes: [] };
}
