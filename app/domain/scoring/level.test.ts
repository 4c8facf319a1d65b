import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cutoffs, scoreToLevel } from "./level";

const usual: Cutoffs = [160, 220, 280, 340, 500];
const depression: Cutoffs = [100, 200, 270, 340, 400];

describe("the level of a score", () => {
  it.each([
    [0, 1],
    [160, 1],
    [161, 2],
    [220, 2],
    [221, 3],
    [280, 3],
    [281, 4],
    [340, 4],
    [341, 5],
    [500, 5],
  ])("of %i is %i on the usual table", (score, level) => {
    expect(scoreToLevel(score, usual)).toBe(level);
  });

  it.each([
    [0, 1],
    [100, 1],
    [101, 2],
    [200, 2],
    [201, 3],
    [270, 3],
    [271, 4],
    [340, 4],
    [341, 5],
    [400, 5],
  ])("of %i is %i on the depression table", (score, level) => {
    expect(scoreToLevel(score, depression)).toBe(level);
  });

  it.each([
    [-1, usual],
    [501, usual],
    [-1, depression],
    [401, depression],
    [Number.NaN, usual],
    [Number.POSITIVE_INFINITY, usual],
    [Number.NEGATIVE_INFINITY, usual],
  ])("of %d does not exist", (score, cutoffs) => {
    expect(() => scoreToLevel(score, cutoffs)).toThrow(new Error("Invalid Score"));
  });

  it("never falls when the score rises", () => {
    const score = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(score, score, fc.constantFrom(usual, depression), (a, b, cutoffs) => {
        expect(scoreToLevel(Math.min(a, b), cutoffs)).toBeLessThanOrEqual(scoreToLevel(Math.max(a, b), cutoffs));
      }),
    );
  });
});
