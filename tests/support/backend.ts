import { resolve } from "node:path";
import { createBackend } from "~/backend/app";
import { openStore, type Store } from "~/backend/data/database";
import { migrate } from "~/backend/data/migrate";
import type { BackendDeps } from "~/backend/deps";
import { createOwnership } from "~/backend/ownership";
import { readWords } from "~/backend/words";
import { definitions } from "~/content/catalogue";
import type { Client } from "./api";

/** A Tuesday in 2026, at an exact hour: rate-limit windows begin here. */
export const NOON = Date.UTC(2026, 2, 3, 12);

export const TEST_SECRET = "a-secret-for-tests-only-0123456789abcdef";

export interface TestBackend extends Client {
  store: Store;
  /** The clock stands still until it is moved. */
  clock: { now: number };
  /** What was logged as an error. */
  errors: string[];
  close(): Promise<void>;
}

const words = readWords(resolve("locales"), definitions.values());

/** The API in this process, on a real database, with a clock that stands still. */
export async function startBackend(databaseUrl: string, other: Partial<BackendDeps> = {}): Promise<TestBackend> {
  const errors: string[] = [];
  const log: BackendDeps["log"] = {
    info: () => {},
    error: (message, fields) => void errors.push(`${message} ${JSON.stringify(fields)}`),
  };
  const clock = { now: NOON };
  const store = openStore(databaseUrl, log);
  await migrate(store.db);
  const { fetch } = createBackend({
    store,
    definitions,
    words,
    ownership: createOwnership([TEST_SECRET]),
    now: () => clock.now,
    log,
    rateLimitFactor: 1000,
    secureCookies: false,
    countryHeader: "",
    product: { name: "Test" },
    ...other,
  });
  return { origin: "http://localhost", fetch, store, clock, errors, close: () => store.close() };
}

/** Every row of every table, to see whether anything changed. */
export const rowsOf = async ({ db }: Store) => ({
  attempts: await db.selectFrom("attempts").selectAll().orderBy("id").execute(),
  answers: await db.selectFrom("answers").selectAll().orderBy("attempt_id").orderBy("question_id").execute(),
  results: await db.selectFrom("results").selectAll().orderBy("id").execute(),
  rateLimits: await db.selectFrom("rate_limits").selectAll().orderBy("bucket").orderBy("window_start").execute(),
});
