import { isRouteErrorResponse } from "@remix-run/react";

const KNOWN = {
  400: "badRequest",
  403: "forbidden",
  404: "notFound",
  405: "badRequest",
  411: "badRequest",
  413: "tooLarge",
  415: "badRequest",
  429: "tooMany",
  503: "away",
} as const;

export type MessageKind = (typeof KNOWN)[keyof typeof KNOWN] | "maintenance" | "unexpected";

/** Which of the calm pages (`common:message.*`) an error is shown as. */
export function messageKind(error: unknown): MessageKind {
  if (!isRouteErrorResponse(error)) return "unexpected";
  const maintenance = typeof error.data === "object" && error.data !== null && error.data.maintenance === true;
  return maintenance ? "maintenance" : (KNOWN[error.status as keyof typeof KNOWN] ?? "unexpected");
}
