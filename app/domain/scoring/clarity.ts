/** A fraction kept as two whole numbers. */
interface Share {
  wins: number;
  appearances: number;
}

const MAX_SCORE = 500;

/**
 * How clearly one scale stands out: 500 * min(1, (highest fraction - mean fraction) / dRef), rounded half up.
 * Counted in whole numbers up to one division, so that a half is never lost to floating point.
 * Source: design/content.md sections 3.1 and 3.5.
 * @param dRef the lead that earns the full 500, 0..1, read to four decimals.
 * @returns a whole number 0..500.
 */
export function topMinusMean(shares: readonly Share[], dRef: number): number {
  const unit = shares.map(({ appearances }) => appearances || 1).reduce(leastCommonMultiple, 1);
  const parts = shares.map(({ wins, appearances }) => (wins * unit) / (appearances || 1));
  const sum = parts.reduce((total, part) => total + part, 0);
  const lead = shares.length * Math.max(...parts) - sum;
  const fullLead = shares.length * unit * Math.round(dRef * 10_000);
  return Math.min(MAX_SCORE, roundHalfUp((MAX_SCORE * 10_000 * lead) / fullLead));
}

/** The rounding of every score. */
export function roundHalfUp(raw: number): number {
  return Math.floor(raw + 0.5);
}

function leastCommonMultiple(a: number, b: number): number {
  return (a / greatestCommonDivisor(a, b)) * b;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
