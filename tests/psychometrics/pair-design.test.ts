import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { itemsOf, type PairItem, type PairOption, pagesOf } from "~/domain/scoring/definition";
import { NINE_TYPES } from "~/domain/scoring/nine-types";
import { type Pairing, pairDesign } from "~/domain/scoring/pairs";
import { freeTest } from "../support/free-test";

const items = itemsOf(freeTest);
const optionsOf = (shown: readonly PairItem[]) => shown.flatMap((item) => item.options);

/** The id of statement 0..7 of a type 0..8: 10101 + type * 8 + statement. */
const optionId = ({ type, statement }: Pairing["left"]) => 10101 + type * 8 + statement;
const form = (shift: number) =>
  pairDesign(9, shift).map((page) => page.map(({ left, right }) => [optionId(left), optionId(right)]));
const meetings = (pages: number[][][]) => pages.flat().map((ids) => [...ids].sort().join());

describe("the pairs of the free test as stored", () => {
  it("let every two types meet exactly once", () => {
    const met = items.map(({ options }) =>
      options
        .map(({ scale }) => scale)
        .sort()
        .join(),
    );
    expect(met).toHaveLength(36);
    expect(new Set(met).size).toBe(36);
  });

  it.each(NINE_TYPES)("show the %s eight times, four of them on the left", (type) => {
    const sides = items
      .flatMap(({ options }) => options.findIndex(({ scale }) => scale === type))
      .filter((at) => at >= 0);
    expect(sides.sort()).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
  });

  it("show eight different types on each of nine pages", () => {
    const types = pagesOf(freeTest).map((page) => new Set(optionsOf(page).map(({ scale }) => scale)).size);
    expect(types).toEqual(Array(9).fill(8));
  });

  it("show each of the 72 statements once, under the number of its type", () => {
    const statements = optionsOf(items).sort((a, b) => a.id - b.id);
    const expected = NINE_TYPES.flatMap((scale, type) =>
      Array.from({ length: 8 }, (_, statement): PairOption => ({ id: optionId({ type, statement }), scale })),
    );
    expect(statements).toEqual(expected);
  });

  it("follow the closed formula in order, page by page, left before right", () => {
    expect(items.map(({ id }) => id)).toEqual(Array.from({ length: 36 }, (_, index) => 10001 + index));
    expect(pagesOf(freeTest).map((page) => page.map(({ options }) => options.map(({ id }) => id)))).toEqual(form(0));
  });

  it("share no meeting of two statements with form B, nor with any other form", () => {
    const stored = new Set(
      items.map(({ options }) =>
        options
          .map(({ id }) => id)
          .sort()
          .join(),
      ),
    );
    for (let shift = 1; shift < 8; shift++) {
      expect(meetings(form(shift)).filter((meeting) => stored.has(meeting))).toEqual([]);
    }
  });

  it("stay a fair design under any other naming of the types", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...NINE_TYPES.keys()], { minLength: 9 }), fc.nat({ max: 7 }), (names, shift) => {
        const renamed = pairDesign(9, shift)
          .flat()
          .map(({ left, right }) =>
            [left, right].map(({ type, statement }) => optionId({ type: names[type] ?? 0, statement })),
          );
        expect(new Set(renamed.flat()).size).toBe(72);
        for (const type of names) {
          const isOwn = (id: number | undefined) => Math.floor(((id ?? 0) - 10101) / 8) === type;
          expect(renamed.filter(([left]) => isOwn(left))).toHaveLength(4);
          expect(renamed.filter(([, right]) => isOwn(right))).toHaveLength(4);
        }
      }),
    );
  });
});
