import type { ReactNode } from "react";

type SectionProps = {
  title?: ReactNode;
  lead?: ReactNode;
  /** Anchor; the heading becomes `<id>-title` and names the section. */
  id?: string;
  /** `text` is a reading column, `page` the full page width. */
  width?: "text" | "page";
  /** Of the heading: 1 on the one section that names the page. */
  level?: 1 | 2;
  children?: ReactNode;
};

export function Section({ title, lead, id, width = "page", level = 2, children }: SectionProps) {
  const titleId = id && title ? `${id}-title` : undefined;
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <section className={`section ${width}`} id={id} aria-labelledby={titleId}>
      {title ? <Heading id={titleId}>{title}</Heading> : null}
      {lead ? <p className="lead">{lead}</p> : null}
      {children}
    </section>
  );
}
