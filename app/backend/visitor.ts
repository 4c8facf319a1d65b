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

/** The /64 network of an IPv6 address, however it is shortened: one household has that many addresses. */
function networkOf(address: string): string {
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const [left, right] = [head, tail].map((part) => part.split(":").filter(Boolean)) as [string[], string[]];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}

/** Who to count requests for: the address, IPv6 by its network. */
export function clientAddress(context: Context): string {
  const address = context.req.header(ADDRESS_HEADER) ?? "unknown";
  return address.includes(":") ? networkOf(address) : address;
}
