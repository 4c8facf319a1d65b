import { json } from "@remix-run/node";

/** What the error page, and the entry that sets its headers, find in the thrown answer. */
export interface CalmData {
  maintenance: boolean;
  retryAfter?: string;
}

/** What the error page is told besides its status. */
export interface CalmReason {
  maintenance?: boolean;
  /** Seconds. */
  retryAfter?: string | undefined;
}

const RETRY_AFTER_SECONDS = "5";

/** An answer that the shell shows as a calm page with a way on: throw it. */
export function calm(status: number, { maintenance = false, retryAfter }: CalmReason = {}): Response {
  const soon =
    status === 503 || status === 429 ? (retryAfter ?? (maintenance ? "600" : RETRY_AFTER_SECONDS)) : undefined;
  return json({ maintenance, retryAfter: soon } satisfies CalmData, { status });
}
