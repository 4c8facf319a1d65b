import { createHash } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { config, log } from "./web/api.server";
import type { CalmData } from "./web/calm.server";
import { localeOf, wordsOf } from "./web/i18n.server";
import { type PageContext, PageContextProvider } from "./web/page-context";
import type { PageHandle } from "./web/page-handle";

const PUBLIC = "public, max-age=0, s-maxage=300, stale-while-revalidate=600";
/** A page read ahead may be kept for its one use; it is asked for again if it is needed later. */
const READ_AHEAD = "private, no-cache";

const rendered = new LRUCache<string, { html: string; etag: string }>({ max: 400, ttl: 600_000 });

const digest = (text: string) => createHash("sha1").update(text).digest("base64url");

function handlesOf({ staticHandlerContext, routeModules }: EntryContext): PageHandle[] {
  return staticHandlerContext.matches.map(({ route }) => (routeModules[route.id]?.handle ?? {}) as PageHandle);
}

/** In development the manifest also names the module that has to run before any component does. */
const hmrRuntime = ({ manifest }: EntryContext): string | undefined =>
  (manifest as typeof manifest & { hmr?: { runtime: string } }).hmr?.runtime;

function retryAfterOf(errors: Record<string, unknown> | null): string | undefined {
  const calm = Object.values(errors ?? {}).find(isRouteErrorResponse);
  return (calm?.data as Partial<CalmData> | undefined)?.retryAfter;
}

function render(request: Request, status: number, context: EntryContext): string {
  const locale = localeOf(request);
  const page: PageContext = {
    locale,
    status,
    origin: config.origin,
    product: config.product,
    script: { entry: context.manifest.entry.module, before: hmrRuntime(context) },
  };
  const html = renderToString(
    <PageContextProvider value={page}>
      <I18nextProvider i18n={wordsOf(locale)}>
        <RemixServer context={context} url={request.url} />
      </I18nextProvider>
    </PageContextProvider>,
  );
  return `<!DOCTYPE html>${html}`;
}

/** Renders every page. The HTML of a `pure` route depends on address and loader data alone and is rendered once. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const handles = handlesOf(context);
  const { loaderData, errors } = context.staticHandlerContext;
  const pure = request.method === "GET" && status === 200 && !errors && handles.some((handle) => handle.pure);

  let html: string;
  if (pure) {
    const { pathname, search } = new URL(request.url);
    const key = digest(JSON.stringify([pathname, search, loaderData]));
    let page = rendered.get(key);
    if (!page) {
      const made = render(request, status, context);
      page = { html: made, etag: `"${digest(made)}"` };
      rendered.set(key, page);
    }
    html = page.html;
    headers.set("ETag", page.etag);
  } else {
    html = render(request, status, context);
  }

  const shared = handles.some((handle) => handle.cache === "public") && status === 200 && !headers.has("Set-Cookie");
  const readAhead = pure && request.headers.get("Sec-Purpose")?.startsWith("prefetch");
  headers.set("Cache-Control", shared ? PUBLIC : readAhead ? READ_AHEAD : "no-store");
  const retryAfter = retryAfterOf(errors);
  if (retryAfter) headers.set("Retry-After", retryAfter);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}

/** Called by Remix for errors nobody expected; the visitor sees the calm page. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const refused = isRouteErrorResponse(error) && error.status < 500;
  if (request.signal.aborted || refused) return;
  log.error("a page failed", {
    method: request.method,
    detail: error instanceof Error ? (error.stack ?? "").slice(0, 600) : undefined,
    error: String(error),
  });
}
