import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isLocale, type Locale } from "~/domain/locale";
import type { TestDefinition } from "~/domain/scoring/definition";
import { itemsOf } from "~/domain/scoring/definition";

/** The part of a test's words that the API needs; the rest is read by the pages. */
const TestWords = z.looseObject({
  meta: z.looseObject({ name: z.string(), description: z.string() }),
  o: z.record(z.string(), z.string().min(1)),
});

export type TestWords = z.infer<typeof TestWords>;

export interface Words {
  /** Words of a test, only if every option has its text in that language. */
  find(slug: string, locale: Locale): TestWords | undefined;
}

/**
 * Reads `locales/<lang>/tests/*.json` once.
 * @throws when a file is not of the expected shape, naming it
 */
export function readWords(localesDir: string, definitions: Iterable<TestDefinition>): Words {
  const complete = new Map<string, TestWords>();
  const bySlug = new Map(Array.from(definitions, (definition) => [definition.slug, definition]));
  for (const locale of readdirSync(localesDir).filter(isLocale)) {
    for (const [slug, definition] of bySlug) {
      const file = join(localesDir, locale, "tests", `${slug}.json`);
      const words = readOne(file);
      if (words && itemsOf(definition).every((item) => item.options.every((option) => words.o[option.id])))
        complete.set(`${locale}/${slug}`, words);
    }
  }
  return { find: (slug, locale) => complete.get(`${locale}/${slug}`) };
}

function readOne(file: string): TestWords | undefined {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
  const parsed = TestWords.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
