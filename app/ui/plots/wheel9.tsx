import { INNER_LINES, linePath, pointAt } from "./nine-points";
import { LINE_HEIGHT, placeLabel, RADIUS } from "./point-label";

type WheelPoint = { id: string; label: string; fraction: number; role: "main" | "wing" | "close" | "other" };

type Wheel9Props = {
  title: string;
  description: string;
  /** All nine, in the order 1 to 9; `fraction` is 0 to 1. */
  points: readonly WheelPoint[];
  /** Lines to stress, by point id. */
  lines: readonly { from: string; to: string; kind: "stress" | "ease" }[];
  caption: string;
  headers: readonly [string, string];
  percent: (fraction: number) => string;
  /** The table's rows in the order wanted; `points` when absent. */
  rows?: readonly { id: string; label: string; fraction: number }[];
  /** Prefix of the element ids when two wheels share a page. */
  id?: string;
};

const LARGEST_DOT = 17;

/** Dot area grows with the share; a share of nothing still leaves a trace. */
const dotRadius = (fraction: number) => Math.max(2.5, Math.round(LARGEST_DOT * Math.sqrt(fraction) * 10) / 10);

function Dot({ point, number }: { point: WheelPoint; number: number }) {
  const { x, y } = pointAt(number, RADIUS);
  const radius = dotRadius(point.fraction);
  const words = placeLabel(number, point.label, radius);
  return (
    <g className={point.role === "other" ? undefined : point.role}>
      <circle cx={x} cy={y} r={radius} />
      <text x={words.x} y={words.y} textAnchor={words.anchor}>
        {words.lines.map((line, index) => (
          <tspan key={line} x={words.x} dy={index > 0 ? LINE_HEIGHT : undefined}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** The nine-point circle of a result, followed by a table that says the same in words. */
export function Wheel9(props: Wheel9Props) {
  const { title, description, points, lines, caption, headers, percent, rows = points, id = "wheel" } = props;
  const numberOf = (pointId: string) => points.findIndex((point) => point.id === pointId) + 1;
  const marked = lines.map(({ from, to, kind }) => ({ kind, ends: [numberOf(from), numberOf(to)] as const }));
  const plain = INNER_LINES.filter((line) => !marked.some(({ ends }) => ends.every((end) => line.includes(end))));
  return (
    <div className="wheel">
      <svg viewBox="-190 -150 380 290" role="img" aria-labelledby={`${id}-title ${id}-text`}>
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-text`}>{description}</desc>
        <circle className="rim" r={RADIUS} />
        <path className="rim" d={linePath(plain, RADIUS)} />
        {marked.map(({ kind, ends }) => (
          <path key={kind} className={kind} d={linePath([ends], RADIUS)} />
        ))}
        {points.map((point, index) => (
          <Dot key={point.id} point={point} number={index + 1} />
        ))}
      </svg>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{headers[0]}</th>
            <th scope="col">{headers[1]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              <td>{percent(row.fraction)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
