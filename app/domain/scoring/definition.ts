import type { Cutoffs } from "./level";

/**
 * A test as plain data: what is asked, in which order, and how answers become a result. It holds no words; they live in
 * `locales/<lang>/tests/<slug>.json` under keys derived from the ids.
 */
export interface TestDefinition {
  slug: string;
  topic: string;
  /** Stored with every result; rises whenever items or scoring change. */
  version: number;
  category: "personality" | "relationships" | "wellbeing" | "career" | "mind";
  resultKind: "level" | "types" | "profile" | "iq";
  access: "free" | "paid";
  minAge: 18;
  sensitive: boolean;
  /** `risk` colours the levels green to red; `neutral` uses one colour. */
  polarity: "risk" | "neutral";
  /** Shown in this order. */
  blocks: readonly Block[];
  /** The order is the last tie rule and, for `circle`, the order around it. */
  scales: readonly Scale[];
  scoring: Scoring;
  /** The first is the main plot. */
  plots: readonly Plot[];
  safety: readonly [];
  quality: QualityRules;
}

export type Block = PairBlock;

export interface PairBlock {
  id: string;
  format: "pair";
  itemsPerPage: number;
  order: "fixed";
  items: readonly PairItem[];
}

export type Item = PairItem;

/** Two statements, one of which is chosen; the first stands left. Ids are unique over all tests and never reused. */
export interface PairItem {
  id: number;
  options: readonly [PairOption, PairOption];
}

/** The option id is the stored answer. */
export interface PairOption {
  id: number;
  scale: string;
}

export interface Scale {
  id: string;
  report: "number" | "bar" | "hidden";
}

export type Scoring = RankScoring;

export interface RankScoring {
  fractions: { source: "pairs" };
  strategy: "rank";
  cutoffs: Cutoffs;
  /** `dRef` is the lead of the top fraction over the mean that earns the full score. */
  clarity: { stat: "topMinusMean"; dRef: number };
  rank: { show: number; coTopGap: number; neighbours: "circle" };
  /** 0..1, of the items of each scale. */
  minAnsweredShare: number;
}

export interface Plot {
  kind: "wheel9";
  scales: readonly string[];
}

export interface QualityRules {
  minMsPerItem: number;
  maxLongstringShare: number;
  maxKeyDisagreement: number;
}

/** Question id -> chosen option id. 0, an absent id and an option of another question all mean "not answered". */
export type Answers = ReadonlyMap<number, number>;

/** All items in the order they are shown. */
export function itemsOf(def: TestDefinition): Item[] {
  return def.blocks.flatMap((block) => block.items);
}

/** The items of every page; index 0 is the first page, and no page mixes two blocks. */
export function pagesOf(def: TestDefinition): Item[][] {
  return def.blocks.flatMap(({ items, itemsPerPage }) =>
    Array.from({ length: Math.ceil(items.length / itemsPerPage) }, (_, page) =>
      items.slice(page * itemsPerPage, (page + 1) * itemsPerPage),
    ),
  );
}

/** The item with this question id, or `undefined` when the test does not ask it. */
export function findItem(def: TestDefinition, id: number): Item | undefined {
  return itemsOf(def).find((item) => item.id === id);
}
