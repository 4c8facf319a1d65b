import type { TestDefinition } from "~/domain/scoring/definition";
import { definitionSchema } from "./definition-schema";
import f from "./tests/f.json";

/** Every test by topic. A definition that contradicts itself stops the process at start. */
export const definitions: ReadonlyMap<string, TestDefinition> = new Map(
  [f].map((json) => definitionSchema.parse(json)).map((def) => [def.topic, def]),
);

/** The test of a topic, or `undefined` for a topic without one. */
export function definitionFor(topic: string): TestDefinition | undefined {
  return definitions.get(topic);
}

/** The test whose words are under this slug, or `undefined`. */
export function definitionOfSlug(slug: string): TestDefinition | undefined {
  return [...definitions.values()].find((def) => def.slug === slug);
}
