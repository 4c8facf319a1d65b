import { json } from "@remix-run/node";

/** What the error page, and the entry that sets its headers, find in the thrown answer. */
export interface CalmData {
  maintenance: boolean;
  retryAfter?: string;
  /** The form that could not be taken, to be sent again with everything typed. */
  form?: { action: string; fields: Record<string, string> };
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

/** The same answer, when it is one to come back from, with the form that was sent. */
export async function withForm(answer: Response, form: CalmData["form"]): Promise<Response> {
  if (answer.status !== 503 && answer.status !== 429) return answer;
  return json({ ...((await answer.json()) as CalmData), form }, { status: answer.status });
}
