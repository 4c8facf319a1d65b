import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roundHalfUp, topMinusMean } from "./clarity";

const tally = (wins: number, appearances: number) => ({ wins, appearances });

describe("the clarity score", () => {
  it.each([
    ["nobody leads", [4, 4, 4, 4, 4, 4, 4, 4, 4], 0],
    ["the first has five wins", [5, 3, 4, 4, 4, 4, 4, 4, 4], 78],
    ["the first has six wins", [6, 2, 4, 4, 4, 4, 4, 4, 4], 156],
    ["the first has seven wins", [7, 1, 4, 4, 4, 4, 4, 4, 4], 234],
    ["the first has all eight wins: 312.5, rounded up", [8, 0, 4, 4, 4, 4, 4, 4, 4], 313],
  ])("of nine types in full when %s", (_, wins, score) => {
    expect(
      topMinusMean(
        wins.map((won) => tally(won, 8)),
        0.8,
      ),
    ).toBe(score);
  });

  it("stops at 500", () => {
    expect(topMinusMean([tally(8, 8), tally(0, 8)], 0.5)).toBe(500);
    expect(topMinusMean([tally(8, 8), tally(0, 8)], 0.2)).toBe(500);
  });

  it("counts a scale without appearances as 0", () => {
    expect(topMinusMean([tally(0, 0), tally(4, 4)], 1)).toBe(250);
  });

  it("equals the exact fraction, rounded half up, whatever the appearances", () => {
    const table = fc.array(
      fc.integer({ min: 1, max: 12 }).chain((of) => fc.integer({ min: 0, max: of }).map((wins) => tally(wins, of))),
      { minLength: 2, maxLength: 9 },
    );
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 100 }), (shares, percent) => {
        expect(topMinusMean(shares, percent / 100)).toBe(exactly(shares, percent));
      }),
      { numRuns: 2000 },
    );
  });
});

describe("rounding", () => {
  it.each([
    [159.49, 159],
    [159.5, 160],
    [160, 160],
    [160.5, 161],
  ])("takes %d to %i", (raw, score) => {
    expect(roundHalfUp(raw)).toBe(score);
  });
});

/** The definition in whole numbers of any size; 27720 is a multiple of 1 to 12. */
function exactly(shares: { wins: number; appearances: number }[], dRefPercent: number): number {
  const parts = shares.map(({ wins, appearances }) => (wins * 27720) / appearances);
  const sum = parts.reduce((total, part) => total + part, 0);
  const lead = BigInt(parts.length * Math.max(...parts) - sum);
  const fullLead = BigInt(parts.length * 27720 * dRefPercent);
  return Math.min(500, Number((2n * 500n * 100n * lead + fullLead) / (2n * fullLead)));
}
