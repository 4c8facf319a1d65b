import { composeBackend } from "~/backend/compose";
import { loadConfig } from "~/backend/config";
import { createLog } from "~/backend/log";
import { ADDRESS_HEADER } from "~/backend/visitor";
import type { Answer, CallInput, Endpoint } from "~/contract/endpoint";
import { ApiError } from "~/contract/errors";

/** The settings, read once. */
export const config = loadConfig(process.env);

export const log = createLog(config.logLevel);

/** The API in this process; absent when `BACKEND_URL` points at another one. */
export const backend = config.backendUrl ? undefined : composeBackend(config);

/** One request to the API, in-process or over HTTP. */
export const fetchApi = (request: Request): Promise<Response> => (backend ? backend.fetch(request) : fetch(request));

export type ApiReply<E extends Endpoint> =
  | { ok: true; value: Answer<E>; headers: Headers }
  | { ok: false; status: number; error: ApiError["error"]; headers: Headers };

/** Who is asking: what the API needs to know of the visitor's request, and nothing else. */
export interface Caller {
  cookie: string | null;
  address: string;
}

const GONE: ApiError["error"] = { code: "unavailable" };

/** @returns the answer or the failure as a value; a dead API is a 503 */
export async function callApi<E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  input: CallInput<E>,
): Promise<ApiReply<E>> {
  const response = await fetchApi(requestFor(caller, endpoint, input)).catch((error: unknown) => {
    log.error("the API did not answer", { error: String(error) });
    return Response.json({ error: GONE }, { status: 503, headers: { "Retry-After": "5" } });
  });
  const { headers, status } = response;
  if (response.ok) return { ok: true, value: (status === 204 ? null : await response.json()) as Answer<E>, headers };
  const parsed = ApiError.safeParse(await response.json());
  return { ok: false, status, error: parsed.success ? parsed.data.error : { code: "unexpected" }, headers };
}

function requestFor<E extends Endpoint>(caller: Caller, endpoint: E, input: CallInput<E>): Request {
  const params: Record<string, unknown> = input.params ?? {};
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const url = new URL(path, config.backendUrl ?? config.origin);
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== undefined) url.searchParams.set(name, String(value));
  const headers = new Headers({ Origin: config.origin });
  if (caller.cookie) headers.set("Cookie", caller.cookie);
  headers.set(backend ? ADDRESS_HEADER : "X-Forwarded-For", caller.address);
  if (input.body !== undefined) headers.set("Content-Type", "application/json");
  return new Request(url, {
    method: endpoint.method.toUpperCase(),
    headers,
    body: input.body === undefined ? undefined : JSON.stringify(input.body),
    signal: backend ? undefined : AbortSignal.timeout(8000),
  });
}
