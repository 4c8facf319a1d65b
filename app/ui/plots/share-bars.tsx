import type { CSSProperties } from "react";

type ShareBarsProps = {
  rows: readonly { id: string; label: string; fraction: number; text: string; strong?: boolean }[];
};

/** Horizontal bars, one per row; the text value says the same as the bar. */
export function ShareBars({ rows }: ShareBarsProps) {
  return (
    <dl className="bars">
      {rows.map(({ id, label, fraction, text, strong }) => (
        <div key={id} className={strong ? "strong" : undefined} style={{ "--value": fraction } as CSSProperties}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
