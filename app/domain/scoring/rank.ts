import type { Bout, PairFraction } from "./pairs";

export interface RankedScale extends PairFraction {
  /** Within the co-top gap of the first, which is always true for the first itself: two or more mean "close". */
  coTop: boolean;
}

/** What ranking needs to know of a scale. */
export type Tally = Pick<PairFraction, "scale" | "wins" | "appearances">;

const WING_LEAD = 0.05;

/**
 * All scales, best first. Scales of equal fraction are settled so:
 * - two of them: the winner of their direct pair; if that pair was left out, the higher Sonneborn-Berger number (the wins
 *   of all scales it beat, added up); else the scale order.
 * - three or more: the Sonneborn-Berger number first, because direct pairs can run in a circle. Where exactly two of them
 *   are still equal, their direct pair; otherwise the scale order.
 *
 * Source: design/content.md section 3.4.
 * @param fractions in scale order, each scale once.
 * @param coTopGap 0..1, read to four decimals.
 */
export function rankScales(
  fractions: readonly PairFraction[],
  bouts: readonly Bout[],
  coTopGap: number,
): RankedScale[] {
  const top = leaderOf(fractions, bouts);
  return [...fractions]
    .sort(bestFirst(fractions, bouts))
    .map((scale) => ({ ...scale, coTop: lead(top, scale, coTopGap) <= 0 }));
}

/**
 * The first of `rankScales`, without ordering the others.
 * @param tallies in scale order, at least one.
 */
export function leaderOf<T extends Tally>(tallies: readonly T[], bouts: readonly Bout[]): T {
  const compare = bestFirst(tallies, bouts);
  return tallies.reduce((best, tally) => (compare(tally, best) < 0 ? tally : best));
}

/**
 * The stronger neighbour of a scale on the circle that the scale order forms, or `null` unless it leads the other
 * neighbour by at least 0.05. Source: design/content.md section 3.4.
 */
export function wingOf(scale: string, circle: readonly Tally[]): string | null {
  const at = circle.findIndex((tally) => tally.scale === scale);
  const before = circle.at(at - 1);
  const after = circle[(at + 1) % circle.length];
  if (!before || !after) return null;
  if (lead(before, after, WING_LEAD) >= 0) return before.scale;
  return lead(after, before, WING_LEAD) >= 0 ? after.scale : null;
}

function bestFirst(tallies: readonly Tally[], bouts: readonly Bout[]): (a: Tally, b: Tally) => number {
  const winsOf = new Map(tallies.map(({ scale, wins }) => [scale, wins]));

  function sonnebornBerger({ scale }: Tally): number {
    return bouts.reduce((sum, { winner, loser }) => (winner === scale ? sum + (winsOf.get(loser) ?? 0) : sum), 0);
  }

  function direct(a: Tally, b: Tally): number {
    if (bouts.some(({ winner, loser }) => winner === a.scale && loser === b.scale)) return -1;
    return bouts.some(({ winner, loser }) => winner === b.scale && loser === a.scale) ? 1 : 0;
  }

  return (a, b) => {
    const byFraction = lead(b, a, 0);
    if (byFraction !== 0) return byFraction;
    const tied = tallies.filter((other) => lead(other, a, 0) === 0);
    const bySum = sonnebornBerger(b) - sonnebornBerger(a);
    if (tied.length === 2) return direct(a, b) || bySum;
    if (bySum !== 0) return bySum;
    const stillTied = tied.filter((other) => sonnebornBerger(other) === sonnebornBerger(a));
    return stillTied.length === 2 ? direct(a, b) : 0;
  };
}

/** Sign of (first fraction - second - gap), in whole numbers so that 1/4 leads 1/5 by 0.05 and not by a little less. */
function lead(first: Tally, second: Tally, gap: number): number {
  const firstOf = first.appearances || 1;
  const secondOf = second.appearances || 1;
  return (first.wins * secondOf - second.wins * firstOf) * 10_000 - Math.round(gap * 10_000) * firstOf * secondOf;
}
