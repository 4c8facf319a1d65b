import { existsSync, readFileSync } from "node:fs";
import { expect } from "vitest";

/** The calm page in Spanish, or in English with Spanish addresses as long as its words are not there. */
export function expectCalmPage(html: string, kind: "away" | "tooMany"): void {
  const locale = existsSync("locales/es/common.json") ? "es" : "en";
  const words = JSON.parse(readFileSync(`locales/${locale}/common.json`, "utf8"));
  expect(html).toContain(`<html lang="${locale}"`);
  expect(html).toContain(`<h1>${words.message[kind].title}</h1>`);
  expect(html).toContain('<a href="/es" class="button">');
  expect(html).not.toMatch(/\bat .+:\d+:\d+|ECONN|SQLITE/);
}
