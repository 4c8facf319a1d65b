import type { ReactNode } from "react";

type NoticeProps = {
  tone: "info" | "calm" | "warn" | "success" | "error";
  title?: ReactNode;
  id?: string;
  children: ReactNode;
};

export function Notice({ tone, title, id, children }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`} id={id}>
      {title ? <h2>{title}</h2> : null}
      {children}
    </div>
  );
}
