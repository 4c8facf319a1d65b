import { type Answers, itemsOf, type TestDefinition } from "./definition";
import { type Bout, boutsOf, pairFractions } from "./pairs";
import { leaderOf, type Tally } from "./rank";

export interface Stability {
  /** How many answers would have to be the other way for another type to come first; 3 means three or more. */
  flips: 1 | 2 | 3;
  /** Every single pair that alone would put another type first; empty unless `flips` is 1. */
  changes: { questionId: number; becomes: string }[];
}

interface Table {
  bouts: readonly Bout[];
  tallies: readonly Tally[];
}

/**
 * How sure the first type is, by answering pairs the other way under the very tie rules of the ranking. Pairs without an
 * answer stay without one.
 * @param answers must be enough for `scoreTest` to give a result.
 */
export function stabilityOf(def: TestDefinition, answers: Answers): Stability {
  const bouts = boutsOf(itemsOf(def), answers);
  const table: Table = { bouts, tallies: pairFractions(def.scales, bouts) };
  const first = leader(table);

  const changes = bouts
    .map((bout) => ({ questionId: bout.questionId, becomes: leader(turned(table, bout)) }))
    .filter(({ becomes }) => becomes !== first);
  if (changes.length > 0) return { flips: 1, changes };

  const twoSuffice = bouts.some((bout, index) => {
    const once = turned(table, bout);
    return bouts.slice(index + 1).some((second) => leader(turned(once, second)) !== first);
  });
  return { flips: twoSuffice ? 2 : 3, changes };
}

function leader({ tallies, bouts }: Table): string {
  return leaderOf(tallies, bouts).scale;
}

function turned({ tallies, bouts }: Table, bout: Bout): Table {
  const { winner, loser } = bout;
  const gain = (scale: string) => (scale === loser ? 1 : scale === winner ? -1 : 0);
  return {
    bouts: bouts.map((other) => (other === bout ? { ...bout, winner: loser, loser: winner } : other)),
    tallies: tallies.map((tally) => ({ ...tally, wins: tally.wins + gain(tally.scale) })),
  };
}
