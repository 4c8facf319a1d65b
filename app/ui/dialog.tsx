import type { ReactNode } from "react";

type DialogProps = {
  /** Elements with `data-opens="<id>"` open it. */
  id: string;
  title: string;
  children: ReactNode;
  /** Buttons; give one of them `data-close`. */
  actions: ReactNode;
};

export function Dialog({ id, title, children, actions }: DialogProps) {
  return (
    <dialog className="dialog" id={id} data-island="dialog" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
      <div className="actions">{actions}</div>
    </dialog>
  );
}
