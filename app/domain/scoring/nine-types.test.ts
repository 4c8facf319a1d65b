import { describe, expect, it } from "vitest";
import { linesOf, NINE_TYPES, type NineType, STRESS_LINES } from "./nine-types";

const numberOf = (type: NineType) => NINE_TYPES.indexOf(type) + 1;

function walk(start: NineType, direction: "stress" | "ease"): number[] {
  const numbers = [numberOf(start)];
  for (let at = linesOf(start)[direction]; at !== start; at = linesOf(at)[direction]) numbers.push(numberOf(at));
  return numbers;
}

describe("the lines between the nine types", () => {
  it("run 1-4-2-8-5-7 and 9-6-3 under stress", () => {
    expect(walk("reformer", "stress")).toEqual([1, 4, 2, 8, 5, 7]);
    expect(walk("peacemaker", "stress")).toEqual([9, 6, 3]);
  });

  it("run the other way at ease", () => {
    expect(walk("reformer", "ease")).toEqual([1, 7, 5, 8, 2, 4]);
    expect(walk("peacemaker", "ease")).toEqual([9, 3, 6]);
  });

  it("leave and reach every type once", () => {
    expect(new Set(STRESS_LINES.map(({ from }) => from))).toEqual(new Set(NINE_TYPES));
    expect(new Set(STRESS_LINES.map(({ to }) => to))).toEqual(new Set(NINE_TYPES));
    expect(STRESS_LINES).toHaveLength(9);
  });

  it("do not exist for anything else", () => {
    expect(() => linesOf("wizard")).toThrow("Not one of the nine types: wizard");
  });
});
