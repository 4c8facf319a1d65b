import { useLocation, useMatches, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DEFAULT_LOCALE, type Locale, pathIn, splitLocale } from "~/domain/locale";
import { messageKind } from "./message-kind";
import { usePage } from "./page-context";

/** What a loader returns under `page` for the head of the document. */
export interface PageInfo {
  title: string;
  description?: string;
  /** Address to fetch ahead, in idle time. */
  next?: string;
}

const pageInfo = (data: unknown): PageInfo | undefined =>
  typeof data === "object" && data !== null && "page" in data ? (data.page as PageInfo) : undefined;

interface DocumentHeadProps {
  noIndex: boolean;
  /** Languages whose words exist: only these are named to search engines. */
  translated: readonly Locale[];
}

export function DocumentHead({ noIndex, translated }: DocumentHeadProps) {
  const { t } = useTranslation("common");
  const { origin, status, product, locale } = usePage();
  const { pathname } = useLocation();
  const error = useRouteError();
  const page = useMatches().reduce<PageInfo | undefined>((found, match) => pageInfo(match.data) ?? found, undefined);
  const own = error ? t(`message.${messageKind(error)}.title`) : page?.title;
  const title = own ? `${own} · ${product.name}` : product.name;
  const { path } = splitLocale(pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname);
  const indexed = status === 200 && !noIndex && translated.includes(locale);
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{status === 422 ? `${t("errorTitlePrefix")}: ${title}` : title}</title>
      {!error && page?.description && <meta name="description" content={page.description} />}
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      {page?.next && <link rel="prefetch" href={page.next} />}
      {indexed ? (
        <>
          <link rel="canonical" href={origin + pathIn(locale, path)} />
          {translated.map((code) => (
            <link key={code} rel="alternate" hrefLang={code} href={origin + pathIn(code, path)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={origin + pathIn(DEFAULT_LOCALE, path)} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
