import type { ReactNode } from "react";

type TypeCardProps = {
  /** Words above the name, e.g. "Most like you". */
  rank?: string;
  name: string;
  headline: string;
  /** Formatted share, e.g. "75%". */
  share: string;
  main?: boolean;
  href?: string;
  children?: ReactNode;
};

export function TypeCard({ rank, name, headline, share, main = false, href, children }: TypeCardProps) {
  return (
    <article className={main ? "card card-accent type" : "card type"}>
      <div>
        {rank ? <p className="type-rank">{rank}</p> : null}
        <div className="type-name">
          <h3>{href ? <a href={href}>{name}</a> : name}</h3>
          <p className="type-share">{share}</p>
        </div>
        <p className="lead">{headline}</p>
      </div>
      {children ? <div className="type-text">{children}</div> : null}
    </article>
  );
}
