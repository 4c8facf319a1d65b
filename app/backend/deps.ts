import type { TestDefinition } from "~/domain/scoring/definition";
import type { Store } from "./data/database";
import type { Log } from "./log";
import type { Ownership } from "./ownership";
import type { Words } from "./words";

/** Everything the API needs from outside; tests hand in their own clock and store. */
export interface BackendDeps {
  store: Store;
  definitions: ReadonlyMap<string, TestDefinition>;
  words: Words;
  ownership: Ownership;
  now: () => number;
  log: Log;
  rateLimitFactor: number;
  secureCookies: boolean;
  /** Header in which a trusted proxy tells the visitor's country; empty when there is none. */
  countryHeader: string;
  /** Title and origin of the OpenAPI document. */
  product: { name: string };
}

/** Days an attempt is kept after it was last used. */
export const RETENTION_DAYS = { unfinished: 7, finished: 30 } as const;

export const DAY_MS = 86_400_000;
