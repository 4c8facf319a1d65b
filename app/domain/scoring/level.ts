export type Level = 1 | 2 | 3 | 4 | 5;

/** Highest score of levels 1 to 5, each included in its level; the last one is also the maximum score. */
export type Cutoffs = readonly [number, number, number, number, number];

/**
 * The level of a score; every cut-off belongs to the lower level.
 * Source: specification section 5, "Score levels".
 * @throws Error "Invalid Score" below 0, above the last cut-off, and for NaN.
 */
export function scoreToLevel(score: number, cutoffs: Cutoffs): Level {
  const index = cutoffs.findIndex((highest) => score <= highest);
  if (index === -1 || score < 0) throw new Error("Invalid Score");
  return (index + 1) as Level;
}
