import type { ReactNode } from "react";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "normal" | "large";

type DataAttributes = { [name: `data-${string}`]: string | number | boolean | undefined };

type ButtonProps = DataAttributes & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  type?: "submit" | "button";
  name?: string;
  value?: string | number;
  form?: string;
  formAction?: string;
  disabled?: boolean;
  hidden?: boolean;
  children: ReactNode;
};

const look = (variant: ButtonVariant, size: ButtonSize) =>
  ["button", variant !== "primary" && `button-${variant}`, size === "large" && "button-large"]
    .filter(Boolean)
    .join(" ");

export function Button({ variant = "primary", size = "normal", type = "submit", ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={look(variant, size)} />;
}

type ButtonLinkProps = DataAttributes & {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  rel?: string;
  /** Id of a dialog that opens instead when scripts run; without scripts the link is followed. */
  opens?: string;
  /** Language of the words, when it is not the page's. */
  lang?: string;
  children: ReactNode;
};

export function ButtonLink({ variant = "primary", size = "normal", opens, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={look(variant, size)} data-opens={opens} />;
}
