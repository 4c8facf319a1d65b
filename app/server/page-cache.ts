import { LRUCache } from "lru-cache";

interface Kept {
  headers: [string, string][];
  bytes: Uint8Array<ArrayBuffer>;
}

const FIVE_MINUTES = 300_000;

/** A toast makes any page one person's own; the language cookie decides where "/" leads. */
const isPersonal = (path: string, cookie: string) =>
  /(?:^|;\s*)toast=/.test(cookie) || (path === "/" && /(?:^|;\s*)locale=/.test(cookie));

/** Keeps the pages that are the same for everybody, as their own headers say. */
export function createPageCache() {
  const pages = new LRUCache<string, Kept>({ max: 500, ttl: FIVE_MINUTES });

  return async (request: Request, url: URL, render: () => Promise<Response>): Promise<Response> => {
    const cookie = request.headers.get("Cookie") ?? "";
    if (request.method !== "GET" || url.search !== "" || isPersonal(url.pathname, cookie)) return render();
    const kept = pages.get(url.pathname);
    if (kept) return new Response(kept.bytes, { headers: kept.headers });
    const response = await render();
    const isPublic = response.headers.get("Cache-Control")?.startsWith("public") && response.status === 200;
    if (!isPublic || response.headers.has("Set-Cookie")) return response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const headers = [...response.headers];
    pages.set(url.pathname, { bytes, headers });
    return new Response(bytes, { headers });
  };
}
