import { calm } from "./calm.server";

type Reply<V> = { ok: true; value: V; headers: Headers } | { ok: false; status: number; headers: Headers };

/**
 * The answer of a call that has to succeed.
 * @throws the calm page: 503 and 429 as they are (with Retry-After), bad input as 400, anything else as 500
 */
export function answered<V>(reply: Reply<V>): { value: V; headers: Headers } {
  if (reply.ok) return reply;
  throw failed(reply);
}

/** The calm page for a failure the page has no better words for. */
function failed({ status, headers }: { status: number; headers: Headers }): Response {
  const retryAfter = headers.get("Retry-After") ?? undefined;
  if (status === 503 || status === 429 || status === 404) return calm(status, { retryAfter });
  return calm(status === 422 ? 400 : 500);
}
