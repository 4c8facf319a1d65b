/** The nine types in the order of the circle: number 1 first, number 9 on top of the wheel. */
export const NINE_TYPES = [
  "reformer",
  "helper",
  "achiever",
  "individualist",
  "investigator",
  "loyalist",
  "enthusiast",
  "challenger",
  "peacemaker",
] as const;

export type NineType = (typeof NINE_TYPES)[number];

/**
 * The inner lines of the wheel in the direction called "under stress": 1-4-2-8-5-7-1 and 9-6-3-9. "At ease" is the reverse.
 * Source: the enneagram tradition, design/content.md section 5.1.
 */
export const STRESS_LINES: readonly { from: NineType; to: NineType }[] = [
  { from: "reformer", to: "individualist" },
  { from: "individualist", to: "helper" },
  { from: "helper", to: "challenger" },
  { from: "challenger", to: "investigator" },
  { from: "investigator", to: "enthusiast" },
  { from: "enthusiast", to: "reformer" },
  { from: "peacemaker", to: "loyalist" },
  { from: "loyalist", to: "achiever" },
  { from: "achiever", to: "peacemaker" },
];

/**
 * The two types connected to one type.
 * @throws Error when the scale is not one of the nine types.
 */
export function linesOf(scale: string): { stress: NineType; ease: NineType } {
  const stress = STRESS_LINES.find(({ from }) => from === scale)?.to;
  const ease = STRESS_LINES.find(({ to }) => to === scale)?.from;
  if (!stress || !ease) throw new Error(`Not one of the nine types: ${scale}`);
  return { stress, ease };
}
