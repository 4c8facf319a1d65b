const UNSAFE = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/**
 * Whether a request that changes something comes from our own pages. Fetch Metadata first, Origin always when present;
 * a request that carries neither is refused.
 * Source: OWASP Cross-Site Request Forgery Prevention cheat sheet (Fetch Metadata with Origin fallback).
 */
export function isSameOrigin(request: Request, origins: readonly string[]): boolean {
  if (!UNSAFE.has(request.method)) return true;
  const origin = request.headers.get("Origin");
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  if (origin !== null) return origins.includes(origin);
  return site !== null;
}

/** The origins of the hosts this site answers for. */
export const ownOrigins = (config: { origin: string; hosts: readonly string[] }): string[] => {
  const scheme = new URL(config.origin).protocol;
  return [...new Set([config.origin, ...config.hosts.map((host) => `${scheme}//${host}`)])];
};
