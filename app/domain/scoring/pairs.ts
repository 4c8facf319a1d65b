import type { Answers, PairItem, Scale } from "./definition";

/** One side of a designed pair: `type` is an index 0..8 into the scales, `statement` 0..7 one of that type's own. */
export interface Side {
  type: number;
  statement: number;
}

export interface Pairing {
  left: Side;
  right: Side;
}

/** One answered pair. */
export interface Bout {
  questionId: number;
  winner: string;
  loser: string;
}

/** How a scale did over the pairs that were answered; `fraction` = wins / appearances, 0 without appearances. */
export interface PairFraction {
  scale: string;
  wins: number;
  appearances: number;
  fraction: number;
}

/**
 * Every pair of nine types once, on nine pages of four, by the circle method: page r pairs type r+i with type r-i
 * (i = 1..4, modulo 9) while type r rests. Type a stands left of b when (b - a) mod 9 is 1..4, so each type is left as
 * often as right. Against b it uses its statement ((b - a) mod 9) - 1, so each statement is used exactly once.
 * @param shift moves every statement number on, modulo 8: 0 is the first form, 1 is form B, in which the same statements
 * meet other opponents.
 */
export function pairDesign(types: 9, shift = 0): Pairing[][] {
  const mod = (n: number) => (n + types) % types;
  const half = (types - 1) / 2;
  const side = (type: number, opponent: number): Side => ({
    type,
    statement: (mod(opponent - type) - 1 + shift) % (types - 1),
  });
  return Array.from({ length: types }, (_, page) =>
    Array.from({ length: half }, (_, i) => {
      const a = mod(page + i + 1);
      const b = mod(page - i - 1);
      const [left, right] = mod(b - a) <= half ? [a, b] : [b, a];
      return { left: side(left, right), right: side(right, left) };
    }),
  );
}

/** The answered pairs, in item order. */
export function boutsOf(items: readonly PairItem[], answers: Answers): Bout[] {
  return items.flatMap(({ id, options: [left, right] }) => {
    const answer = answers.get(id);
    if (answer === left.id) return [{ questionId: id, winner: left.scale, loser: right.scale }];
    if (answer === right.id) return [{ questionId: id, winner: right.scale, loser: left.scale }];
    return [];
  });
}

/** Wins, appearances and fraction of every scale, in scale order. */
export function pairFractions(scales: readonly Scale[], bouts: readonly Bout[]): PairFraction[] {
  return scales.map(({ id }) => {
    const wins = bouts.filter((bout) => bout.winner === id).length;
    const appearances = wins + bouts.filter((bout) => bout.loser === id).length;
    return { scale: id, wins, appearances, fraction: wins / (appearances || 1) };
  });
}
