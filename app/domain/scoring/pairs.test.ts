import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boutsOf, type Pairing, pairDesign, pairFractions } from "./pairs";

const sides = (page: Pairing[]) => page.flatMap(({ left, right }) => [left, right]);
const statements = (pages: Pairing[][]) => sides(pages.flat()).map(({ type, statement }) => `${type}.${statement}`);
const meetings = (pages: Pairing[][]) =>
  pages
    .flat()
    .map(({ left, right }) => [`${left.type}.${left.statement}`, `${right.type}.${right.statement}`].sort().join());
const shift = fc.integer({ min: 0, max: 7 });

describe("the pair design", () => {
  const pages = pairDesign(9);

  it("lets every two types meet exactly once", () => {
    const met = pages.flat().map(({ left, right }) => [left.type, right.type].sort().join());
    expect(met).toHaveLength(36);
    expect(new Set(met).size).toBe(36);
  });

  it("shows eight different types on each page while the type of that page rests", () => {
    for (const [index, page] of pages.entries()) {
      const shown = sides(page).map(({ type }) => type);
      expect(new Set(shown).size).toBe(8);
      expect(shown).not.toContain(index);
    }
  });

  it("puts every type four times left and four times right", () => {
    for (let type = 0; type < 9; type++) {
      expect(pages.flat().filter(({ left }) => left.type === type)).toHaveLength(4);
      expect(pages.flat().filter(({ right }) => right.type === type)).toHaveLength(4);
    }
  });

  it("uses each of the 72 statements exactly once in every form", () => {
    for (let form = 0; form < 8; form++) expect(new Set(statements(pairDesign(9, form))).size).toBe(72);
  });

  it("never lets two statements meet in two different forms", () => {
    fc.assert(
      fc.property(shift, shift, (one, other) => {
        fc.pre(one !== other);
        const before = new Set(meetings(pairDesign(9, one)));
        expect(meetings(pairDesign(9, other)).filter((meeting) => before.has(meeting))).toEqual([]);
      }),
    );
  });

  it("treats all types alike: renaming each type to the next one only moves the pages on", () => {
    const next = ({ type, statement }: Pairing["left"]) => ({ type: (type + 1) % 9, statement });
    const renamed = pages.map((page) => page.map(({ left, right }) => ({ left: next(left), right: next(right) })));
    expect(renamed).toEqual([...pages.slice(1), pages[0]]);
  });
});

describe("counting pairs", () => {
  const items = [
    {
      id: 1,
      options: [
        { id: 11, scale: "a" },
        { id: 12, scale: "b" },
      ] as const,
    },
    {
      id: 2,
      options: [
        { id: 21, scale: "c" },
        { id: 22, scale: "a" },
      ] as const,
    },
    {
      id: 3,
      options: [
        { id: 31, scale: "b" },
        { id: 32, scale: "c" },
      ] as const,
    },
  ];
  const scales = ["a", "b", "c"].map((id) => ({ id, report: "number" as const }));

  it("gives wins, appearances and fraction in scale order", () => {
    const bouts = boutsOf(
      items,
      new Map([
        [1, 11],
        [2, 22],
        [3, 32],
      ]),
    );
    expect(bouts).toEqual([
      { questionId: 1, winner: "a", loser: "b" },
      { questionId: 2, winner: "a", loser: "c" },
      { questionId: 3, winner: "c", loser: "b" },
    ]);
    expect(pairFractions(scales, bouts)).toEqual([
      { scale: "a", wins: 2, appearances: 2, fraction: 1 },
      { scale: "b", wins: 0, appearances: 2, fraction: 0 },
      { scale: "c", wins: 1, appearances: 2, fraction: 0.5 },
    ]);
  });

  it.each([
    ["0", 0],
    ["an option of another question", 21],
    ["an unknown option", 99],
  ])("takes %s as not answered", (_, answer) => {
    expect(boutsOf(items, new Map([[1, answer]]))).toEqual([]);
  });

  it("counts neither side of a pair without an answer", () => {
    expect(pairFractions(scales, boutsOf(items, new Map([[1, 11]])))).toEqual([
      { scale: "a", wins: 1, appearances: 1, fraction: 1 },
      { scale: "b", wins: 0, appearances: 1, fraction: 0 },
      { scale: "c", wins: 0, appearances: 0, fraction: 0 },
    ]);
  });
});
