import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { type BackendDeps, DAY_MS, RETENTION_DAYS } from "./deps";

export const ATTEMPT_COOKIE = "attempt";

/** Set by the process in front after checking the connection; never taken from a client (see server/client-address). */
export const ADDRESS_HEADER = "x-client-address";

/** The slug the caller proves to own, or `undefined`. */
export const ownedSlug = (context: Context, deps: BackendDeps): string | undefined =>
  deps.ownership.slugFrom(getCookie(context, ATTEMPT_COOKIE));

/** Whether the caller owns this very slug. */
export const owns = (context: Context, deps: BackendDeps, slug: string): boolean => ownedSlug(context, deps) === slug;

export function giveOwnership(context: Context, deps: BackendDeps, slug: string): void {
  setCookie(context, ATTEMPT_COOKIE, deps.ownership.cookieFor(slug), {
    httpOnly: true,
    secure: deps.secureCookies,
    sameSite: "Lax",
    path: "/",
    maxAge: (RETENTION_DAYS.finished * DAY_MS) / 1000,
  });
}

/** Who to count requests for: the address, IPv6 by its /64 network. */
export function clientAddress(context: Context): string {
  const address = context.req.header(ADDRESS_HEADER) ?? "unknown";
  return address.includes(":") ? address.split(":").slice(0, 4).join(":") : address;
}
