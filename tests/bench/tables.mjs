/** Plain tables, and numbers as people read them. */

/** @param {string} title @param {string[]} head @param {string[][]} rows */
export function table(title, head, rows) {
  const widths = head.map((name, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? name).length)));
  const line = (/** @type {string[]} */ cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  const rule = widths.map((width) => "-".repeat(width)).join("  ");
  return `\n${title}\n\n${[line(head), rule, ...rows.map(line)].join("\n")}\n`;
}

/** 1 KB is 1000 bytes, so that 14.6 KB is ten TCP segments. */
export const kb = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} KB`;
export const ms = (/** @type {number} */ time) => `${Math.round(time)} ms`;
export const sec = (/** @type {number} */ time) => `${(time / 1000).toFixed(2)} s`;
export const rate = (/** @type {number} */ perSecond) => `${Math.round(perSecond).toLocaleString("en")}/s`;
export const count = (/** @type {number} */ number) => number.toLocaleString("en");

/** @param {number[]} sorted */
export const median = (sorted) => sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
