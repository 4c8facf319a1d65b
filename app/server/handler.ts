import type { AppLoadContext } from "@remix-run/node";
import type { Config } from "~/backend/config";
import type { Log } from "~/backend/log";
import { ADDRESS_HEADER } from "~/backend/visitor";
import type { ErrorCode } from "~/contract/errors";
import { pathIn, splitLocale } from "~/domain/locale";
import { isSameOrigin, ownOrigins } from "~/web/same-origin.server";
import { compressed } from "./compress";
import { createFloodGuard } from "./flood-guard";
import { securityHeaders } from "./headers";
import { createPageCache } from "./page-cache";

const MAX_BODY_BYTES = 65_536;
const METHODS = new Set(["GET", "HEAD", "POST", "DELETE"]);
const CODES: Record<number, ErrorCode> = {
  403: "cross_site",
  404: "not_found",
  411: "length_required",
  413: "payload_too_large",
  429: "too_many_requests",
  503: "unavailable",
};

export interface Incoming {
  request: Request;
  /** Address of the visitor. */
  address: string;
  /** Host header as sent. */
  host: string | undefined;
}

export interface HandlerParts {
  config: Config;
  log: Log;
  asset: (path: string) => Response | undefined;
  /** The API, in this process or behind `BACKEND_URL`. */
  api: (request: Request) => Promise<Response>;
  /** Remix; absent in a process that serves the API alone. */
  pages?: (request: Request, context: AppLoadContext) => Promise<Response>;
}

interface Refusal {
  status: number;
  retryAfter?: number;
}

const MAINTENANCE_SECONDS = 600;
const AWAY_SECONDS = 5;

/** How long the API process may take. */
const BACKEND_MS = 8000;

const isHealth = (path: string) => path.startsWith("/api/health");
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The client closed the connection before all of its body was here. */
const isAborted = (error: unknown) => error instanceof Error && error.message === "aborted";

const isApi = (path: string) => path === "/api" || path.startsWith("/api/");

/** What stands in front of pages and API: who may ask, how much, how often; then headers and compression. */
export function createHandler({ config, log, asset, api, pages }: HandlerParts) {
  const origins = ownOrigins(config);
  const hosts = new Set(config.hosts);
  const shield = Object.entries(securityHeaders(config.secureCookies));
  const flooded = createFloodGuard(config.rateLimitFactor);
  const fromCache = createPageCache();

  function refusalOf({ request, address }: Incoming, { pathname }: URL): Refusal | undefined {
    if (!METHODS.has(request.method)) return { status: 405 };
    if (!isDecodable(pathname)) return { status: 404 };
    if (pathname === "/api/openapi.json" && !config.apiDocs) return { status: 404 };
    if (request.headers.has("Transfer-Encoding")) return { status: 411 };
    if (Number(request.headers.get("Content-Length") ?? 0) > MAX_BODY_BYTES) return { status: 413 };
    if (!isSameOrigin(request, origins)) return { status: 403 };
    if (config.maintenance && isApi(pathname) && !isHealth(pathname))
      return { status: 503, retryAfter: MAINTENANCE_SECONDS };
    const retryAfter = flooded(address);
    return retryAfter === undefined ? undefined : { status: 429, retryAfter };
  }

  /** A refusal in the visitor's language, or as data for the API. Rendered as a plain GET without cookies or body. */
  async function refuse({ status, retryAfter }: Refusal, url: URL): Promise<Response> {
    if (!pages || isApi(url.pathname)) {
      const headers = retryAfter ? { "Retry-After": String(retryAfter) } : undefined;
      return Response.json({ error: { code: CODES[status] ?? "invalid_request" } }, { status, headers });
    }
    const home = new URL(pathIn(splitLocale(url.pathname).locale, "/"), config.origin);
    return pages(new Request(home), { refuse: { status, retryAfter } });
  }

  async function answer({ request, address }: Incoming, url: URL): Promise<Response> {
    if (isApi(url.pathname)) {
      const headers = new Headers(request.headers);
      headers.set(ADDRESS_HEADER, address);
      if (config.backendUrl) headers.set("X-Forwarded-For", address);
      const target = new URL(url.pathname + url.search, config.backendUrl ?? config.origin);
      const body = request.method === "GET" || request.method === "HEAD" ? undefined : await request.arrayBuffer();
      const signal = config.backendUrl ? AbortSignal.timeout(BACKEND_MS) : undefined;
      return api(new Request(target, { method: request.method, headers, body, signal })).catch((error: unknown) => {
        if (!config.backendUrl) throw error;
        log.error("the API process did not answer", { error: String(error) });
        return refuse({ status: 503, retryAfter: AWAY_SECONDS }, url);
      });
    }
    if (!pages) return Response.json({ error: { code: "not_found" } }, { status: 404 });
    return fromCache(request, url, () => pages(request, { clientAddress: address }));
  }

  async function route(incoming: Incoming, url: URL): Promise<Response> {
    const isGet = incoming.request.method === "GET" || incoming.request.method === "HEAD";
    const file = isGet ? asset(url.pathname) : undefined;
    if (file) return file;
    const refusal = refusalOf(incoming, url);
    return refusal ? refuse(refusal, url) : answer(incoming, url);
  }

  return async (incoming: Incoming): Promise<Response> => {
    const { request, host } = incoming;
    const url = new URL(request.url);
    let response: Response;
    if (host === undefined || !hosts.has(host.toLowerCase())) {
      response = new Response("Misdirected Request", { status: 421, headers: { "Content-Type": "text/plain" } });
    } else {
      response = await route(incoming, url).catch((error: unknown) => {
        if (isAborted(error)) return new Response(null, { status: 400 });
        log.error("a request failed", { method: request.method, error: String(error) });
        return new Response("Internal Server Error", { status: 500, headers: { "Content-Type": "text/plain" } });
      });
    }
    return finish(response, request);
  };

  async function finish(response: Response, request: Request): Promise<Response> {
    const etag = response.headers.get("ETag");
    const unchanged = etag !== null && response.status === 200 && request.headers.get("If-None-Match") === etag;
    const done = unchanged
      ? new Response(null, { status: 304, headers: response.headers })
      : await compressed(new Response(response.body, response), request.headers.get("Accept-Encoding"));
    for (const [name, value] of shield) done.headers.set(name, value);
    if (!done.headers.has("Cache-Control")) done.headers.set("Cache-Control", "no-store");
    return request.method === "HEAD" ? new Response(null, done) : done;
  }
}
