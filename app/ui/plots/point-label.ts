import { pointAt } from "./nine-points";

/** Half the width of the drawing, in its own units; about one unit is one pixel on a phone. */
export const HALF_WIDTH = 190;
export const RADIUS = 100;
const SIZE = 13;

const charWidth = (char: string) => (/\p{M}/u.test(char) ? 0 : /[\u1100-\uffff]/.test(char) ? 1 : 0.58);

const widthOf = (text: string) => [...text].reduce((sum, char) => sum + charWidth(char) * SIZE, 0);

/** Breaks a label at spaces into lines that fit, as far as words allow. */
function linesOf(label: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of label.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export type PlacedLabel = { x: number; y: number; anchor: "start" | "middle" | "end"; lines: string[] };

export const LINE_HEIGHT = 15;

/**
 * Where the words of a point (1..9) go: outside the circle, beside the dot. A word too long for the space beside it moves above
 * the dot in the upper half, below it in the lower half, and inwards as far as it must.
 */
export function placeLabel(point: number, label: string, dotRadius: number): PlacedLabel {
  const { x, y } = pointAt(point, RADIUS);
  const upper = y < 0;
  if (point === 9) {
    const lines = linesOf(label, 200);
    return { x: 0, y: y - dotRadius - 8 - (lines.length - 1) * LINE_HEIGHT, anchor: "middle", lines };
  }
  const side = x > 0 ? 1 : -1;
  const anchor = side > 0 ? "start" : "end";
  const start = Math.abs(x) + dotRadius + 5;
  const lines = linesOf(label, HALF_WIDTH - start);
  const longest = Math.max(...lines.map(widthOf));
  const height = (lines.length - 1) * LINE_HEIGHT;
  const drop = Math.abs(x) < 40 ? 12 : 0;
  if (start + longest <= HALF_WIDTH) return { x: side * start, y: y + 4 + drop - height / 2, anchor, lines };
  const aside = upper ? y - dotRadius - 7 - height : y + dotRadius + 16;
  const inner = Math.min(Math.abs(x) - dotRadius, HALF_WIDTH - longest);
  return { x: side * Math.round(inner), y: aside, anchor, lines };
}
