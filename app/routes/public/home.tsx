import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { DEFAULT_LOCALE } from "~/domain/locale";
import { pathsIn } from "~/paths";
import { readLocale } from "~/web/cookies.server";
import { localeOf, translate, translated } from "~/web/i18n.server";
import type { PageHandle } from "~/web/page-handle";
import { HomePage } from "./home-page";

export const handle: PageHandle = { cache: "public", pure: true };

export function loader({ request, params }: LoaderFunctionArgs) {
  const chosen = readLocale(request);
  const url = new URL(request.url);
  if (params.lang === undefined && chosen && chosen !== DEFAULT_LOCALE)
    throw redirect(pathsIn(chosen).home() + url.search, { headers: { Vary: "Cookie" } });
  const locale = localeOf(request);
  const t = translate(locale, "landing");
  return {
    page: { title: t("home.title"), description: t("home.description") },
    takeIn: translated.includes(locale) ? [] : translated,
  };
}

/** The language chosen before decides where "/" leads. */
export const headers = () => ({ Vary: "Cookie" });

export default HomePage;
