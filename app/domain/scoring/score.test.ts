import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answersBy, answersPreferring, freeTest } from "../../../tests/support/free-test";
import { type Answers, itemsOf, type TestDefinition } from "./definition";
import { NINE_TYPES } from "./nine-types";
import { scoreTest, type TestResult } from "./score";

const inOrder = answersPreferring(NINE_TYPES);

function resultOf(def: TestDefinition, answers: Answers, medianMsPerItem?: number): TestResult {
  const scored = scoreTest(def, answers, medianMsPerItem);
  if (!scored.ok) throw new Error("incomplete");
  return scored.result;
}

/** The answers without the pair of each two scales named. */
function without(answers: Answers, ...left: [string, string][]): Answers {
  return new Map(
    itemsOf(freeTest).map(({ id, options }) => {
      const isOut = left.some((pair) => options.every(({ scale }) => pair.includes(scale)));
      return [id, isOut ? 0 : (answers.get(id) ?? 0)];
    }),
  );
}

describe("scoring the free nine-type test", () => {
  it("gives a whole result that survives JSON", () => {
    const result = resultOf(freeTest, inOrder);
    expect(result).toMatchObject({
      testVersion: 1,
      kind: "types",
      score: 313,
      maxScore: 500,
      level: 4,
      primary: "reformer",
      wing: "helper",
      quality: [],
    });
    expect(result.ranking.map(({ scale }) => scale)).toEqual([...NINE_TYPES]);
    expect(result.ranking[1]).toEqual({ scale: "helper", wins: 7, appearances: 8, fraction: 0.875, coTop: false });
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  });

  it("bands every scale: 3 of 8 wins is low, 4 is mid, 5 is high", () => {
    expect(resultOf(freeTest, inOrder).scales.map(({ band }) => band)).toEqual([
      ...["high", "high", "high", "high"],
      "mid",
      ...["low", "low", "low", "low"],
    ]);
  });

  it.each(NINE_TYPES)("can find the %s", (type) => {
    const answers = answersPreferring([type, ...NINE_TYPES.filter((other) => other !== type)]);
    expect(resultOf(freeTest, answers).primary).toBe(type);
  });

  it("treats all types alike: other names for the same preferences only rename the wins", () => {
    const pairOf = (a: string, b: string) => [a, b].sort().join();
    const renaming = fc.shuffledSubarray([...NINE_TYPES], { minLength: 9 });
    const preferences = fc.array(fc.boolean(), { minLength: 36, maxLength: 36 });
    fc.assert(
      fc.property(renaming, preferences, (names, firstOfPair) => {
        const nameOf = new Map<string, string>(NINE_TYPES.map((type, index) => [type, names[index] ?? type]));
        const chosen = new Map(
          itemsOf(freeTest).map(({ options: [left, right] }, index) => {
            const winner = firstOfPair[index] ? left.scale : right.scale;
            return [pairOf(left.scale, right.scale), winner];
          }),
        );
        const renamed = new Map(
          [...chosen].map(([pair, winner]) => {
            const [a = "", b = ""] = pair.split(",").map((scale) => nameOf.get(scale) ?? "");
            return [pairOf(a, b), nameOf.get(winner)];
          }),
        );
        const winsWith = (preferred: Map<string, string | undefined>) => {
          const answers = answersBy(({ options }) =>
            options.find(({ scale }) => scale === preferred.get(pairOf(options[0].scale, options[1].scale))),
          );
          return new Map(resultOf(freeTest, answers).ranking.map(({ scale, wins }) => [scale, wins]));
        };
        const before = winsWith(chosen);
        const after = winsWith(renamed);
        for (const [scale, name] of nameOf) expect(after.get(name)).toBe(before.get(scale));
      }),
    );
  });
});

describe("answers that are missing", () => {
  it("leave a result with a note while every type keeps seven of its eight pairs", () => {
    const result = resultOf(freeTest, without(inOrder, ["reformer", "helper"], ["achiever", "loyalist"]));
    expect(result.quality).toEqual(["incomplete"]);
    expect(result.ranking[0]).toEqual({ scale: "reformer", wins: 7, appearances: 7, fraction: 1, coTop: true });
  });

  it("leave no result once a type has only six, and are listed in the order they are shown", () => {
    const answers = without(inOrder, ["reformer", "helper"], ["reformer", "achiever"], ["loyalist", "enthusiast"]);
    const missing = itemsOf(freeTest).flatMap(({ id }) => (answers.get(id) === 0 ? [id] : []));
    expect(missing).toHaveLength(3);
    expect(scoreTest(freeTest, answers)).toEqual({ ok: false, error: "incomplete", missing });
  });

  it("leave a result at exactly 80 % and none below", () => {
    const pairs = [
      ["a", "b"],
      ["c", "d"],
      ["e", "f"],
      ["a", "c"],
    ];
    const six = roundOf("abcdef");
    const answers = (gaps: number) =>
      new Map(
        itemsOf(six).map(({ id, options: [left, right] }) => {
          const isGap = pairs.slice(0, gaps).some((pair) => pair.includes(left.scale) && pair.includes(right.scale));
          return [id, isGap ? 0 : left.id];
        }),
      );
    expect(scoreTest(six, answers(3)).ok).toBe(true);
    expect(scoreTest(six, answers(4)).ok).toBe(false);
  });

  it("are every question nobody answered and every answer of another question", () => {
    const ids = itemsOf(freeTest).map(({ id }) => id);
    const nothing = { ok: false, error: "incomplete", missing: ids };
    expect(scoreTest(freeTest, new Map())).toEqual(nothing);
    expect(scoreTest(freeTest, new Map(ids.map((id) => [id, 1])))).toEqual(nothing);
  });

  it("never leave a result from less than 80 % of the whole test", () => {
    const gaps = fc.array(fc.nat({ max: 35 }), { maxLength: 12 });
    fc.assert(
      fc.property(gaps, (left) => {
        const answers = answersBy(({ options }, index) => (left.includes(index) ? undefined : options[0]));
        const scored = scoreTest(freeTest, answers);
        if (scored.ok) expect(new Set(left).size).toBeLessThanOrEqual(36 * 0.2);
      }),
    );
  });
});

describe("the time taken", () => {
  it.each([
    [undefined, []],
    [1000, []],
    [999, ["tooFast"]],
  ])("of %s ms per item is noted as %j", (medianMsPerItem, quality) => {
    expect(resultOf(freeTest, inOrder, medianMsPerItem).quality).toEqual(quality);
  });
});

/** A test in which every two of these scales meet once. */
function roundOf(scales: string): TestDefinition {
  const ids = [...scales];
  const meetings = ids.flatMap((left, index) => ids.slice(index + 1).map((right) => [left, right] as const));
  const items = meetings.map(([left, right], index) => ({
    id: index + 1,
    options: [
      { id: 100 + index, scale: left },
      { id: 200 + index, scale: right },
    ] as const,
  }));
  return {
    ...freeTest,
    blocks: [{ id: "pairs", format: "pair", itemsPerPage: 3, order: "fixed", items }],
    scales: ids.map((id) => ({ id, report: "number" })),
  };
}
