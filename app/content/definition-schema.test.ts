import { describe, expect, it } from "vitest";
import { definitionSchema } from "./definition-schema";
import f from "./tests/f.json";

type Json = typeof f;

/** The messages for the free test after one change. */
function complaints(change: (json: Json) => void): string[] {
  const json = structuredClone(f);
  change(json);
  return definitionSchema.safeParse(json).error?.issues.map(({ message }) => message) ?? [];
}

const block = (json: Json) => json.blocks[0] as Json["blocks"][number];
const item = (json: Json, index: number) => block(json).items[index] as Json["blocks"][number]["items"][number];
const left = (json: Json, index: number) => item(json, index).options[0] as { id: number; scale: string };

describe("the schema of a test definition", () => {
  it("accepts the free test unchanged", () => {
    expect(definitionSchema.parse(f)).toEqual(f);
  });

  it.each<[string, (json: Json) => void, string]>([
    ["an item id used twice", (json) => Object.assign(item(json, 1), { id: 10001 }), "item id 10001 is used twice"],
    ["an option id used twice", (json) => Object.assign(left(json, 1), { id: 10166 }), "option id 10166 is used twice"],
    [
      "a scale listed twice",
      (json) => json.scales.push({ id: "helper", report: "number" }),
      "scale helper is listed twice",
    ],
    [
      "an unknown scale in an item",
      (json) => Object.assign(left(json, 0), { scale: "wizard" }),
      "scale wizard does not exist",
    ],
    ["an unknown scale in a plot", (json) => json.plots[0]?.scales.push("wizard"), "scale wizard does not exist"],
    [
      "a scale against itself",
      (json) => Object.assign(left(json, 0), { scale: "helper" }),
      "item 10001 pairs a scale with itself",
    ],
    [
      "two scales paired twice",
      (json) => Object.assign(left(json, 1), { scale: "helper" }),
      "achiever and helper are paired twice",
    ],
    [
      "a scale that appears too rarely",
      (json) => block(json).items.pop(),
      "scale investigator does not appear exactly 8 times",
    ],
    ["a page that is not full", (json) => block(json).items.pop(), "the last page of block pairs is not full"],
    ["cut-offs that do not rise", (json) => json.scoring.cutoffs.splice(1, 1, 160), "cut-off 160 does not rise"],
  ])("refuses %s", (_, change, message) => {
    expect(complaints(change)).toContain(message);
  });

  it.each<[string, (json: Json) => void]>([
    ["a field it does not know", (json) => Object.assign(json, { text: "words" })],
    ["a field it does not know inside an option", (json) => Object.assign(left(json, 0), { text: "words" })],
    ["a missing cut-off", (json) => json.scoring.cutoffs.pop()],
    ["an item with three options", (json) => item(json, 0).options.push({ id: 1, scale: "helper" })],
    ["an item id of 0, which would mean no answer", (json) => Object.assign(left(json, 0), { id: 0 })],
    ["a share above 1", (json) => Object.assign(json.scoring, { minAnsweredShare: 80 })],
    ["a test for minors", (json) => Object.assign(json, { minAge: 16 })],
  ])("refuses %s", (_, change) => {
    expect(complaints(change)).not.toEqual([]);
  });
});
