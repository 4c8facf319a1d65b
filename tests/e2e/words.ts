import { readFileSync } from "node:fs";
import type { Locale } from "~/domain/locale";
import { PRODUCT_DEFAULTS } from "~/domain/product";

type Namespace = "common" | "landing" | "assessment" | "result" | "legal" | "tests/f";

/** `namespace:dotted.key` (plural forms with their suffix) and the values it takes. */
export type Say = (key: `${Namespace}:${string}`, values?: Record<string, string | number>) => string;

const files = new Map<string, unknown>();

function wordsOf(locale: Locale, namespace: string): unknown {
  const name = `${locale}/${namespace}`;
  if (!files.has(name)) files.set(name, JSON.parse(readFileSync(`locales/${name}.json`, "utf8")));
  return files.get(name);
}

const childOf = (node: unknown, name: string): unknown =>
  typeof node === "object" && node !== null ? Reflect.get(node, name) : undefined;

/** The words a page shows, from the same files as the pages. */
export function say(key: Parameters<Say>[0], values: Record<string, string | number> = {}, locale: Locale = "en") {
  const [namespace = "", path = ""] = key.split(":");
  const found = path.split(".").reduce(childOf, wordsOf(locale, namespace));
  if (typeof found !== "string") throw new Error(`no words for ${key} in ${locale}`);
  const all = new Map(
    Object.entries({ product: PRODUCT_DEFAULTS.name, email: PRODUCT_DEFAULTS.supportEmail, ...values }),
  );
  return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(all.get(name) ?? ""));
}
