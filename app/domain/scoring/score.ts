import { topMinusMean } from "./clarity";
import { type Answers, itemsOf, type TestDefinition } from "./definition";
import { type Level, scoreToLevel } from "./level";
import { boutsOf, type PairFraction, pairFractions } from "./pairs";
import { leaderOf, type RankedScale, rankScales, wingOf } from "./rank";

export type Band = "low" | "mid" | "high";
export type QualityNote = "tooFast" | "incomplete";

/** Plain JSON data, stored as it is. */
export interface TestResult {
  testVersion: number;
  kind: TestDefinition["resultKind"];
  /** 0..maxScore, whole. */
  score: number;
  maxScore: number;
  level: Level;
  /** The first scale of the ranking. */
  primary: string;
  /** All scales, best first. */
  ranking: RankedScale[];
  /** `null` without a clear wing. */
  wing: string | null;
  /** In scale order; low is below 0.40, high above 0.60. */
  scales: { id: string; fraction: number; band: Band }[];
  quality: QualityNote[];
}

export type Scored =
  | { ok: true; result: TestResult }
  /** `missing`: the question ids without an answer, in the order they are shown. */
  | { ok: false; error: "incomplete"; missing: number[] };

/**
 * Scores a test. A scale with less than `minAnsweredShare` of its items answered makes it incomplete; as every pair
 * counts for two scales, a result therefore never rests on a smaller share of the whole test either. A result with gaps
 * carries the note `incomplete`.
 * Source: design/content.md section 3.
 * @param medianMsPerItem when the browser measured it; below `minMsPerItem` the result is noted as `tooFast`.
 */
export function scoreTest(def: TestDefinition, answers: Answers, medianMsPerItem?: number): Scored {
  const { cutoffs, clarity, rank, minAnsweredShare } = def.scoring;
  const items = itemsOf(def);
  const bouts = boutsOf(items, answers);
  const answered = new Set(bouts.map((bout) => bout.questionId));
  const missing = items.map((item) => item.id).filter((id) => !answered.has(id));

  const fractions = pairFractions(def.scales, bouts);
  const isEnough = ({ scale, appearances }: PairFraction) => {
    const asked = items.filter((item) => item.options.some((option) => option.scale === scale)).length;
    return appearances * 100 >= Math.round(minAnsweredShare * 100) * asked;
  };
  if (!fractions.every(isEnough)) return { ok: false, error: "incomplete", missing };

  const ranking = rankScales(fractions, bouts, rank.coTopGap);
  const primary = leaderOf(fractions, bouts).scale;
  const score = topMinusMean(fractions, clarity.dRef);
  const quality: QualityNote[] = [];
  if (medianMsPerItem !== undefined && medianMsPerItem < def.quality.minMsPerItem) quality.push("tooFast");
  if (missing.length > 0) quality.push("incomplete");

  return {
    ok: true,
    result: {
      testVersion: def.version,
      kind: def.resultKind,
      score,
      maxScore: cutoffs[4],
      level: scoreToLevel(score, cutoffs),
      primary,
      ranking,
      wing: wingOf(primary, fractions),
      scales: fractions.map((scale) => ({ id: scale.scale, fraction: scale.fraction, band: bandOf(scale) })),
      quality,
    },
  };
}

function bandOf({ wins, appearances }: PairFraction): Band {
  if (wins * 100 < appearances * 40) return "low";
  return wins * 100 > appearances * 60 ? "high" : "mid";
}
