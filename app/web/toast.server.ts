import { createCookieSessionStorage } from "@remix-run/node";
import { createToastUtilsWithCustomSession } from "remix-toast";
import { config } from "./api.server";

const session = createCookieSessionStorage({
  cookie: {
    name: "toast",
    path: "/",
    sameSite: "lax",
    httpOnly: true,
    secure: config.secureCookies,
    maxAge: 60,
    secrets: config.secrets,
  },
});

const toasts = createToastUtilsWithCustomSession(session);

export const redirectWithToast = toasts.redirectWithToast;

/** The message left for this page, with the header that takes it away; nothing at all when there is none. */
export async function takeToast(request: Request) {
  if (!/(?:^|;\s*)toast=[^;]/.test(request.headers.get("Cookie") ?? "")) return undefined;
  const { toast, headers } = await toasts.getToast(request);
  return { toast, headers };
}
