import { z } from "zod";
import { itemsOf, type TestDefinition } from "~/domain/scoring/definition";

const id = z.int().positive();
const scaleId = z.string().regex(/^[a-z][a-z-]*$/);
const share = z.number().min(0).max(1);

const shape = z.strictObject({
  slug: z.string().min(1),
  topic: z.string().min(1),
  version: z.int().positive(),
  category: z.enum(["personality", "relationships", "wellbeing", "career", "mind"]),
  resultKind: z.enum(["level", "types", "profile", "iq"]),
  access: z.enum(["free", "paid"]),
  minAge: z.literal(18),
  sensitive: z.boolean(),
  polarity: z.enum(["risk", "neutral"]),
  blocks: z
    .array(
      z.strictObject({
        id: z.string().min(1),
        format: z.literal("pair"),
        itemsPerPage: z.int().positive(),
        order: z.literal("fixed"),
        items: z.array(z.strictObject({ id, options: z.tuple([option(), option()]) })).min(1),
      }),
    )
    .min(1),
  scales: z.array(z.strictObject({ id: scaleId, report: z.enum(["number", "bar", "hidden"]) })).min(2),
  scoring: z.strictObject({
    fractions: z.strictObject({ source: z.literal("pairs") }),
    strategy: z.literal("rank"),
    cutoffs: z.tuple([id, id, id, id, id]),
    clarity: z.strictObject({ stat: z.literal("topMinusMean"), dRef: share.positive() }),
    rank: z.strictObject({ show: z.int().positive(), coTopGap: share, neighbours: z.literal("circle") }),
    minAnsweredShare: share.positive(),
  }),
  plots: z.array(z.strictObject({ kind: z.literal("wheel9"), scales: z.array(scaleId) })).min(1),
  safety: z.tuple([]),
  quality: z.strictObject({ minMsPerItem: id, maxLongstringShare: share, maxKeyDisagreement: share }),
});

/** A test definition as JSON: its shape, and everything in it that must agree with something else in it. */
export const definitionSchema: z.ZodType<TestDefinition> = shape.superRefine((def, context) => {
  for (const message of contradictionsIn(def)) context.addIssue({ code: "custom", message });
});

function option() {
  return z.strictObject({ id, scale: scaleId });
}

function contradictionsIn(def: TestDefinition): string[] {
  const scales = def.scales.map((scale) => scale.id);
  const items = itemsOf(def);
  const options = items.flatMap((item) => item.options);
  const pairs = items.map(({ options: [left, right] }) => [left.scale, right.scale].sort().join(" and "));
  const { cutoffs } = def.scoring;
  const named = [...options.map((option) => option.scale), ...def.plots.flatMap((plot) => plot.scales)];

  return [
    ...repeated(scales).map((scale) => `scale ${scale} is listed twice`),
    ...repeated(items.map((item) => item.id)).map((item) => `item id ${item} is used twice`),
    ...repeated(options.map((option) => option.id)).map((option) => `option id ${option} is used twice`),
    ...repeated(pairs).map((pair) => `${pair} are paired twice`),
    ...[...new Set(named)].filter((scale) => !scales.includes(scale)).map((scale) => `scale ${scale} does not exist`),
    ...items
      .filter(({ options: [left, right] }) => left.scale === right.scale)
      .map((item) => `item ${item.id} pairs a scale with itself`),
    ...scales
      .filter((scale) => options.filter((option) => option.scale === scale).length !== scales.length - 1)
      .map((scale) => `scale ${scale} does not appear exactly ${scales.length - 1} times`),
    ...def.blocks
      .filter((block) => block.items.length % block.itemsPerPage !== 0)
      .map((block) => `the last page of block ${block.id} is not full`),
    ...cutoffs
      .filter((cutoff, index) => index > 0 && cutoff <= (cutoffs[index - 1] ?? 0))
      .map((cutoff) => `cut-off ${cutoff} does not rise`),
  ];
}

function repeated<T>(values: readonly T[]): T[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
