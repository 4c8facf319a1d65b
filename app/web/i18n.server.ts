import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { createInstance, type i18n, type TFunction } from "i18next";
import Backend from "i18next-fs-backend";
import { initReactI18next } from "react-i18next";
import { RemixI18Next } from "remix-i18next/server";
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale, splitLocale } from "~/domain/locale";
import { config } from "./api.server";
import { NAMESPACES } from "./namespaces";

const directory = resolve("locales");

/** Languages that have words; the others show English until they do. */
export const translated: readonly Locale[] = readdirSync(directory).filter(isLocale);

const shared = createInstance();
// Without `initImmediate` the files are read synchronously, once, before the first page.
void shared
  .use(Backend)
  .use(initReactI18next)
  .init({
    lng: DEFAULT_LOCALE,
    fallbackLng: DEFAULT_LOCALE,
    supportedLngs: LOCALES,
    preload: translated,
    ns: NAMESPACES,
    defaultNS: "common",
    backend: { loadPath: `${directory}/{{lng}}/{{ns}}.json` },
    interpolation: {
      escapeValue: false,
      defaultVariables: { product: config.product.name, email: config.product.supportEmail },
    },
    react: { useSuspense: false },
    returnNull: false,
    initImmediate: false,
  });
if (!shared.hasResourceBundle(DEFAULT_LOCALE, "common")) throw new Error(`no words in ${directory}`);

const instances = new Map<Locale, i18n>(
  LOCALES.map((locale) => [locale, shared.cloneInstance({ lng: locale, initImmediate: false })]),
);

/** The words of one language, English where it has none yet. */
export function wordsOf(locale: Locale): i18n {
  const instance = instances.get(locale);
  if (!instance) throw new Error(`no such language: ${locale}`);
  return instance;
}

export const translate = <N extends (typeof NAMESPACES)[number]>(locale: Locale, namespace: N): TFunction<N> =>
  wordsOf(locale).getFixedT(locale, namespace);

const preferred = new RemixI18Next({
  detection: { supportedLanguages: [...translated], fallbackLanguage: DEFAULT_LOCALE, order: ["header"] },
});

/** The language the browser asks for, among those that have words. Only ever used to offer it. */
export async function preferredLocale(request: Request): Promise<Locale> {
  const locale = await preferred.getLocale(request);
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

export const localeOf = (request: Request): Locale => splitLocale(new URL(request.url).pathname).locale;
