/** The nine-point circle: number 9 on top, 1 to 8 clockwise, 40 degrees apart. */

const round = (value: number) => Math.round(value * 10) / 10;

export type Point = { x: number; y: number };

/** Where a point (1..9) lies on a circle of `radius` around the origin. */
export function pointAt(point: number, radius: number): Point {
  const angle = (point * 40 * Math.PI) / 180;
  return { x: round(radius * Math.sin(angle)), y: round(-radius * Math.cos(angle)) };
}

/** The nine inner lines in the direction called "under stress": 1-4-2-8-5-7-1 and 9-6-3-9; one leaves each point. */
export const INNER_LINES: readonly (readonly [number, number])[] = [
  [1, 4],
  [4, 2],
  [2, 8],
  [8, 5],
  [5, 7],
  [7, 1],
  [9, 6],
  [6, 3],
  [3, 9],
];

/** Path data of straight lines, one after the other. */
export const linePath = (lines: readonly (readonly [number, number])[], radius: number): string =>
  lines
    .map(([from, to]) => {
      const start = pointAt(from, radius);
      const end = pointAt(to, radius);
      return `M${start.x} ${start.y}L${end.x} ${end.y}`;
    })
    .join("");
