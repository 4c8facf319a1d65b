import type { ReactNode } from "react";

type CardProps = {
  /** `accent`: tinted with the area's colour. `plain`: only a thin line. */
  tone?: "paper" | "accent" | "plain";
  id?: string;
  children: ReactNode;
};

export function Card({ tone = "paper", id, children }: CardProps) {
  return (
    <div className={tone === "paper" ? "card" : `card card-${tone}`} id={id}>
      {children}
    </div>
  );
}
