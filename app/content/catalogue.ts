import type { TestDefinition } from "~/domain/scoring/definition";
import { definitionSchema } from "./definition-schema";
import f from "./tests/f.json";

/** Every test by topic. A definition that contradicts itself stops the process at start. */
export const definitions: ReadonlyMap<string, TestDefinition> = new Map(
  [f].map((json) => definitionSchema.parse(json)).map((def) => [def.topic, def]),
);
