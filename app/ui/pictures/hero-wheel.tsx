import { INNER_LINES, linePath, pointAt } from "../plots/nine-points";

const RADIUS = 150;

/** Radii of the nine dots, 1 to 9: a made-up profile, only for the eye. */
const DOTS = [20, 13, 7, 10, 6, 8, 11, 6, 14];

const OWN_LINES = INNER_LINES.filter((line) => line.includes(1));

const PROFILE = DOTS.map((size, index) => pointAt(index + 1, 40 + size * 5))
  .map(({ x, y }) => `${x} ${y}`)
  .join("L");

/** The large picture of the nine-point circle on home and landing pages; decoration, so hidden from assistive technology. */
export function HeroWheel() {
  return (
    <svg className="hero-wheel" viewBox="-210 -210 420 420" aria-hidden="true">
      <circle className="ticks" r="200" pathLength="360" />
      <circle className="rim" r={RADIUS} />
      <path className="rim" d={linePath(INNER_LINES, RADIUS)} />
      <path className="rim own" d={linePath(OWN_LINES, RADIUS)} />
      <path className="profile" d={`M${PROFILE}Z`} />
      {DOTS.map((size, index) => {
        const { x, y } = pointAt(index + 1, RADIUS);
        const word = pointAt(index + 1, 181);
        return (
          <g key={`${x} ${y}`}>
            <circle className={size > 15 ? "dot" : "point"} cx={x} cy={y} r={size} />
            <text x={word.x} y={word.y + 5}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
