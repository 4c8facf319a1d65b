import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answersBy, freeTest } from "../../../tests/support/free-test";
import { itemsOf } from "./definition";
import { type Bout, boutsOf, type PairFraction, pairFractions } from "./pairs";
import { leaderOf, rankScales, wingOf } from "./rank";

const order = (ranked: readonly PairFraction[]) => ranked.map(({ scale }) => scale).join("");

/** "a>b b>c" with the scales in the order given. */
function ranked(scaleOrder: string, results: string): string {
  const bouts = results.split(" ").map((result, index) => {
    const [winner = "", loser = ""] = result.split(">");
    return { questionId: index, winner, loser };
  });
  const scales = [...scaleOrder].map((id) => ({ id, report: "number" as const }));
  return order(rankScales(pairFractions(scales, bouts), bouts, 0.03));
}

function tally(scale: string, wins: number, appearances: number): PairFraction {
  return { scale, wins, appearances, fraction: wins / appearances };
}

describe("ranking", () => {
  it("puts the larger fraction first", () => {
    expect(ranked("abc", "c>b c>a b>a")).toBe("cba");
  });

  it("compares fractions, not wins, when pairs were left out", () => {
    expect(ranked("abcd", "a>c a>d b>a")).toBe("bacd");
  });

  it("settles a two-way tie by the direct pair, even against the Sonneborn-Berger number and the scale order", () => {
    expect(ranked("abcdefg", "b>a a>c a>d b>e f>b c>e c>f c>g d>c e>d").slice(0, 2)).toBe("ba");
  });

  it("settles a two-way tie without a direct pair by the Sonneborn-Berger number", () => {
    expect(ranked("abcdef", "a>c a>e d>a b>d b>e c>b d>f e>d").slice(0, 2)).toBe("ba");
  });

  it("settles a two-way tie with nothing between the two by the scale order", () => {
    expect(ranked("abcde", "a>c d>a b>d c>b e>c e>d")).toBe("eabcd");
    expect(ranked("dcbae", "a>c d>a b>d c>b e>c e>d")).toBe("ebadc");
  });

  it("settles a three-way tie by the Sonneborn-Berger number, whoever beat whom", () => {
    const results = "a>b b>c c>a a>d b>e c>f f>e f>g h>f g>h e>d";
    expect(ranked("abcdefgh", results).slice(0, 3)).toBe("cba");
  });

  it("settles what is left of a three-way tie between two by their direct pair", () => {
    expect(ranked("abcdef", "a>c c>b b>a a>d b>e c>f e>d f>d").slice(0, 3)).toBe("cba");
  });

  it("settles a circle of three equals by the scale order", () => {
    expect(ranked("abc", "a>b b>c c>a")).toBe("abc");
    expect(ranked("cba", "a>b b>c c>a")).toBe("cba");
  });

  it("follows the rules as written for any answers to the free test", () => {
    fc.assert(
      fc.property(anyBouts, (bouts) => {
        const fractions = pairFractions(freeTest.scales, bouts);
        const ranking = rankScales(fractions, bouts, 0.03);
        expect(ranking.map(({ scale }) => scale)).toEqual(asWritten(fractions, bouts));
        expect(leaderOf(fractions, bouts).scale).toBe(ranking[0]?.scale);
      }),
      { numRuns: 2000 },
    );
  });

  it("does not depend on the order of the answers", () => {
    fc.assert(
      fc.property(anyBouts, (bouts) => {
        const fractions = pairFractions(freeTest.scales, bouts);
        expect(rankScales(fractions, [...bouts].reverse(), 0.03)).toEqual(rankScales(fractions, bouts, 0.03));
      }),
    );
  });
});

describe("a scale close to the first", () => {
  it.each([
    ["exactly 0.03 behind", tally("a", 33, 100), tally("b", 30, 100), true],
    ["0.04 behind", tally("a", 34, 100), tally("b", 30, 100), false],
    ["level with it", tally("a", 6, 8), tally("b", 3, 4), true],
    ["one of eight wins behind", tally("a", 7, 8), tally("b", 6, 8), false],
    ["7 of 8 against 6 of 7: 0.018 behind", tally("a", 7, 8), tally("b", 6, 7), true],
  ])("may be one %s", (_, first, second, coTop) => {
    expect(rankScales([first, second], [], 0.03).map((scale) => scale.coTop)).toEqual([true, coTop]);
  });
});

describe("the wing", () => {
  const circle = (before: PairFraction, after: PairFraction) => [tally("own", 8, 8), after, tally("far", 8, 8), before];

  it.each([
    ["none when both neighbours are level", tally("before", 4, 8), tally("after", 4, 8), null],
    ["the neighbour before", tally("before", 5, 8), tally("after", 4, 8), "before"],
    ["the neighbour after", tally("before", 4, 8), tally("after", 5, 8), "after"],
    ["clear with a lead of exactly 0.05", tally("before", 1, 4), tally("after", 1, 5), "before"],
    ["not clear with a lead of 0.049", tally("before", 549, 1000), tally("after", 500, 1000), null],
    ["not clear with 6 of 11 against 3 of 6", tally("before", 3, 6), tally("after", 6, 11), null],
    ["clear with 5 of 8 against 4 of 7", tally("before", 5, 8), tally("after", 4, 7), "before"],
  ])("is %s", (_, before, after, wing) => {
    expect(wingOf("own", circle(before, after))).toBe(wing);
  });

  it.each([
    ["reformer", "peacemaker", "helper"],
    ["individualist", "achiever", "investigator"],
    ["peacemaker", "challenger", "reformer"],
  ])("of the %s is the %s or the %s", (own, before, after) => {
    const winsOf = (wing: string) => freeTest.scales.map(({ id }) => tally(id, id === wing ? 6 : 4, 8));
    expect(wingOf(own, winsOf(before))).toBe(before);
    expect(wingOf(own, winsOf(after))).toBe(after);
  });
});

const anyBouts = fc
  .array(fc.constantFrom(0, 1, 0, 1, 0, 1, undefined), { minLength: 36, maxLength: 36 })
  .map((sides) => {
    const answers = answersBy(({ options }, index) => {
      const side = sides[index];
      return side === undefined ? undefined : options[side];
    });
    return boutsOf(itemsOf(freeTest), answers);
  });

/** The rules word by word: groups of equal fraction, then groups of equal Sonneborn-Berger number, then the rest. */
function asWritten(fractions: PairFraction[], bouts: Bout[]): string[] {
  const wins = (scale: string) => bouts.filter((bout) => bout.winner === scale).length;
  const berger = ({ scale }: PairFraction) =>
    bouts.filter((bout) => bout.winner === scale).reduce((sum, bout) => sum + wins(bout.loser), 0);

  function byDirectPair(group: PairFraction[]): string[] | undefined {
    const scales = group.map(({ scale }) => scale);
    const bout = bouts.find(({ winner, loser }) => scales.includes(winner) && scales.includes(loser));
    return scales.length === 2 && bout ? [bout.winner, bout.loser] : undefined;
  }

  return grouped(fractions, ({ fraction }) => fraction).flatMap(
    (tied) =>
      byDirectPair(tied) ??
      grouped(tied, berger).flatMap((equal) => byDirectPair(equal) ?? equal.map(({ scale }) => scale)),
  );
}

function grouped(all: PairFraction[], value: (one: PairFraction) => number): PairFraction[][] {
  const values = [...new Set(all.map(value))].sort((a, b) => b - a);
  return values.map((wanted) => all.filter((one) => value(one) === wanted));
}
