import type { CSSProperties, ReactNode } from "react";

/** Which of the nine dots show: pairs of "a dot" and "distance to the next". */
const dots = (pattern: string) => ({ "--dots": pattern }) as CSSProperties;

/** Four states of the nine-point circle: a point astray, still water, a line to mend, some points to go. */
const SCENES = {
  lost: (
    <>
      <circle className="nine" r="42" pathLength="9" style={dots("0 1 0 1 0 2 0 1 0 1 0 1 0 1 0 1")} />
      <path className="thread" d="M36 21Q44 36 66 34" />
      <circle className="dot" cx="70" cy="34" r="6" />
    </>
  ),
  calm: (
    <>
      <circle className="nine" r="42" pathLength="9" />
      <path className="dot" d="M-16 4a16 16 0 0 1 32 0z" />
      <path className="rim" d="M-24 11H24M-16 18H16M-8 25H8" />
    </>
  ),
  repair: (
    <>
      <circle className="nine" r="42" pathLength="9" />
      <path className="rim" d="M0-42-36.4 21H36.4" />
      <path className="thread" d="M36.4 21 0-42" />
      <circle className="dot" cx="18" cy="-10" r="6" />
    </>
  ),
  wait: (
    <>
      <circle className="nine" r="42" pathLength="9" />
      <circle className="nine strong" r="42" pathLength="9" style={dots("0 1 0 1 0 1 0 6")} />
      <path className="rim" d="M0-22V0L14 10" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type MessagePictureName = keyof typeof SCENES;

export function MessagePicture({ name }: { name: MessagePictureName }) {
  return (
    <svg className="scene" viewBox="-80 -56 160 112" aria-hidden="true">
      {SCENES[name]}
    </svg>
  );
}
