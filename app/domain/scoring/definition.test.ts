import { describe, expect, it } from "vitest";
import { freeTest } from "../../../tests/support/free-test";
import { findItem, itemsOf, type PairBlock, pagesOf, type TestDefinition } from "./definition";

function block(id: string, itemsPerPage: number, ids: number[]): PairBlock {
  const items = ids.map((item) => ({
    id: item,
    options: [
      { id: item * 10, scale: "a" },
      { id: item * 10 + 1, scale: "b" },
    ] as const,
  }));
  return { id, format: "pair", itemsPerPage, order: "fixed", items };
}

const twoBlocks: TestDefinition = {
  ...freeTest,
  blocks: [block("first", 2, [1, 2, 3]), block("second", 3, [4, 5, 6])],
};

describe("a test definition", () => {
  it("lists its items block after block", () => {
    expect(itemsOf(twoBlocks).map((item) => item.id)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("cuts every block into its own pages", () => {
    const pages = pagesOf(twoBlocks).map((items) => items.map((item) => item.id));
    expect(pages).toEqual([[1, 2], [3], [4, 5, 6]]);
    expect(pagesOf(twoBlocks)).toHaveLength(3);
  });

  it("has nine pages of four in the free test", () => {
    expect(pagesOf(freeTest).map((items) => items.length)).toEqual(Array(9).fill(4));
  });

  it("finds an item by its id in any block", () => {
    expect(findItem(twoBlocks, 5)?.options[0].id).toBe(50);
    expect(findItem(twoBlocks, 7)).toBeUndefined();
  });
});
