import type { AppLoadContext } from "@remix-run/node";
import type { Caller } from "./api.server";

/** What the API is told of a visitor: the cookies that belong to it and the address. */
export function callerOf(request: Request, context: AppLoadContext): Caller {
  const attempt = /(?:^|;\s*)(attempt=[^;]+)/.exec(request.headers.get("Cookie") ?? "")?.[1] ?? null;
  return { cookie: attempt, address: context.clientAddress ?? "unknown" };
}
