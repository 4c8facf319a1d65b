/** The 19 interface languages (BCP 47 primary subtags, `no` = Bokmål) with the name each language gives itself. */
const NAMES = {
  en: "English",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  pt: "Português",
  nl: "Nederlands",
  de: "Deutsch",
  da: "Dansk",
  sv: "Svenska",
  pl: "Polski",
  no: "Norsk",
  ro: "Română",
  lt: "Lietuvių",
  lv: "Latviešu",
  et: "Eesti",
  ms: "Bahasa Melayu",
  ko: "한국어",
  th: "ไทย",
  id: "Bahasa Indonesia",
} as const;

export type Locale = keyof typeof NAMES;

export const DEFAULT_LOCALE: Locale = "en";

export const LOCALES = Object.keys(NAMES) as Locale[];

export const isLocale = (value: unknown): value is Locale => typeof value === "string" && Object.hasOwn(NAMES, value);

/** The name a language gives itself, e.g. `es` -> "Español". */
export const nativeName = (locale: Locale): string => NAMES[locale];

/** All languages in the order of the selector: by their own display name. */
export const localesByName: readonly Locale[] = [...LOCALES].sort((a, b) =>
  NAMES[a].localeCompare(NAMES[b], "en", { sensitivity: "base" }),
);

/** Splits "/es/test/start" into its language and the path without it; unprefixed paths are English. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const first = pathname.split("/", 2)[1] ?? "";
  if (!isLocale(first)) return { locale: DEFAULT_LOCALE, path: pathname };
  return { locale: first, path: pathname.slice(first.length + 1) || "/" };
}

/** The address of an unprefixed path in a language: English has no prefix. */
export function pathIn(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}
