import type { ReactNode } from "react";
import { ButtonLink } from "../button";
import { Mark } from "../pictures/mark";

type TestHeaderProps = {
  productName: string;
  leaveHref: string;
  leaveLabel: string;
  /** Id of the dialog that asks before leaving, while there is something to lose. */
  opens?: string;
  /** Where we are, in the middle: a count or a countdown. */
  step?: ReactNode;
  language?: ReactNode;
};

export function TestHeader({ productName, leaveHref, leaveLabel, opens, step, language }: TestHeaderProps) {
  return (
    <header className="site-header test-header">
      <div className="bar page">
        <span className="brand">
          <Mark />
          {productName}
        </span>
        {step ? <div className="test-step">{step}</div> : null}
        {language}
        <ButtonLink href={leaveHref} variant="quiet" opens={opens}>
          {leaveLabel}
        </ButtonLink>
      </div>
    </header>
  );
}
