import type { ReactNode } from "react";
import { HeroWheel } from "./pictures/hero-wheel";

type HeroProps = {
  title: ReactNode;
  lead: ReactNode;
  action: ReactNode;
  /** Short true facts under the button, e.g. "36 pairs". */
  facts: readonly string[];
  picture?: "wheel";
};

export function Hero({ title, lead, action, facts, picture }: HeroProps) {
  return (
    <div className="hero page">
      <div>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <div className="actions">{action}</div>
        {facts.length > 0 ? (
          <ul className="facts">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        ) : null}
      </div>
      {picture ? <HeroWheel /> : null}
    </div>
  );
}
