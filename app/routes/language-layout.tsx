import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { DEFAULT_LOCALE, isLocale } from "~/domain/locale";
import { calm } from "~/web/calm.server";

/** Unprefixed addresses are English; `/en/…` moves there for good, and an unknown language is a page not found. */
export function loader({ params: { lang }, request }: LoaderFunctionArgs) {
  if (lang === DEFAULT_LOCALE) {
    const url = new URL(request.url);
    throw redirect(url.pathname.slice(lang.length + 1).replace(/^\/*/, "/") + url.search, 301);
  }
  if (lang !== undefined && !isLocale(lang)) throw calm(404);
  return null;
}

export default function LanguageLayout() {
  return <Outlet />;
}
