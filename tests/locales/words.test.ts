import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { definitions } from "~/content/catalogue";
import { isLocale, LOCALES, localesByName, nativeName } from "~/domain/locale";
import { itemsOf } from "~/domain/scoring/definition";
import { translate } from "~/web/i18n.server";
import { NAMESPACES } from "~/web/namespaces";

type Json = { [key: string]: Json } | Json[] | string;

const read = (locale: string, namespace: string): Json =>
  JSON.parse(readFileSync(join("locales", locale, `${namespace}.json`), "utf8"));

/** Every text of a file under its dotted key. */
const flat = (value: Json, path = ""): [string, string][] =>
  typeof value === "string"
    ? [[path, value]]
    : Object.entries(value).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key));

/** Words that other languages write like English. */
const INTERNATIONAL = new Set(["Cookies", "Error"]);

const PLURAL = /_(zero|one|two|few|many|other)$/;
const placeholders = (text: string) => [...text.matchAll(/\{\{([^}]+)\}\}/g)].map((match) => match[1]).sort();

const folders = readdirSync("locales").filter(isLocale);
const others = folders.filter((locale) => locale !== "en");

test("English has every word file, and only those are there", () => {
  for (const namespace of NAMESPACES) expect(existsSync(`locales/en/${namespace}.json`)).toBe(true);
  const files = readdirSync("locales/en", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".json"),
  );
  expect(files.map((file) => file.replace(".json", "")).sort()).toEqual([...NAMESPACES].sort());
});

describe.each(others.flatMap((locale) => NAMESPACES.map((namespace) => [locale, namespace] as const)))(
  "locales/%s/%s.json",
  (locale, namespace) => {
    const english = new Map(flat(read("en", namespace)));
    const words = new Map(flat(read(locale, namespace)));
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

    test("has the keys of the English file, plurals in its own categories", () => {
      const expected = [...english.keys()].flatMap((key) =>
        PLURAL.test(key) ? categories.map((category) => key.replace(PLURAL, `_${category}`)) : [key],
      );
      expect([...words.keys()].sort()).toEqual([...new Set(expected)].sort());
    });

    test("has the placeholders of the English text, and no empty text", () => {
      for (const [key, text] of words) {
        const source = english.get(key) ?? english.get(key.replace(PLURAL, "_other")) ?? "";
        const given = placeholders(text);
        const wanted = placeholders(source);
        expect(text.trim(), key).not.toBe("");
        if (!PLURAL.test(key)) expect(given, key).toEqual(wanted);
      }
    });

    test("has no English left", () => {
      const prose = (text: string) => text.replace(/\{\{[^}]*\}\}/g, "");
      const same = [...words].filter(([key, text]) => english.get(key) === text && /[a-z]{4}/i.test(prose(text)));
      expect(same.map(([, text]) => text).filter((text) => !INTERNATIONAL.has(text))).toEqual([]);
    });

    test("keeps texts at a length that fits", () => {
      for (const [key, text] of words) {
        const source = english.get(key);
        if (source && source.length > 40) expect(text.length / source.length, key).toBeLessThan(2.2);
        if (source && source.length > 40) expect(text.length / source.length, key).toBeGreaterThan(0.5);
      }
    });
  },
);

describe.each(
  [...definitions.values()].flatMap((definition) => folders.map((locale) => [locale, definition] as const)),
)("the items in %s", (locale, definition) => {
  const words = read(locale, `tests/${definition.slug}`) as { o: Record<string, string> };
  const ids = itemsOf(definition).flatMap((item) => item.options.map((option) => String(option.id)));

  test("are exactly those of the definition, each different, each short", () => {
    expect(Object.keys(words.o).sort()).toEqual(ids.sort());
    const texts = Object.values(words.o).map((text) => text.toLowerCase().replace(/[.…]$/, ""));
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(locale === "en" ? 12 : 16);
  });
});

test.each(folders)("nothing in %s promises what the product may not", (locale) => {
  const banned = {
    en: /\b(diagnose[sd]?|screen(ing)? for|clinically|scientifically proven|cure[sd]?|RHETI|MBTI|Myers|Gallup)\b/i,
    es: /\b(diagnostica(r|mos)?|detecta(r|mos)?|clínicamente|científicamente probad|cura(r|mos)?|RHETI|MBTI|Myers|Gallup)\b/i,
  }[locale as "en" | "es"];
  expect(banned, `list for ${locale}`).toBeDefined();
  for (const namespace of NAMESPACES)
    for (const [key, text] of flat(read(locale, namespace)))
      expect(text, `${namespace}:${key}`).not.toMatch(banned ?? "");
});

describe("the nineteen languages", () => {
  test("are all there, sorted by their own names", () => {
    expect(LOCALES).toHaveLength(19);
    expect(localesByName.map(nativeName).slice(0, 3)).toEqual(["Bahasa Indonesia", "Bahasa Melayu", "Dansk"]);
  });

  test.each(LOCALES)("%s counts with its own plural rules and falls back to English words", (locale) => {
    const t = translate(locale, "assessment");
    expect(new Intl.PluralRules(locale).select(1)).toBeTruthy();
    expect(t("start.length.title", { count: 36 })).toMatch(/36/);
    if (!folders.includes(locale)) expect(t("start.button")).toBe("Start the test");
  });
});
