import { resolve } from "node:path";
import { definitions } from "~/content/catalogue";
import { createBackend } from "./app";
import type { Config } from "./config";
import { openStore } from "./data/database";
import { migrate } from "./data/migrate";
import type { BackendDeps } from "./deps";
import { deleteExpired } from "./jobs/retention";
import { createLog } from "./log";
import { createOwnership } from "./ownership";
import { readWords } from "./words";

/** Builds the API from its settings, with the real clock and the real database. */
export function composeBackend(config: Config) {
  const log = createLog(config.logLevel);
  const store = openStore(config.databaseUrl, log);
  const deps: BackendDeps = {
    store,
    definitions,
    words: readWords(resolve("locales"), definitions.values()),
    ownership: createOwnership(config.secrets),
    now: Date.now,
    log,
    rateLimitFactor: config.rateLimitFactor,
    secureCookies: config.secureCookies,
    countryHeader: config.countryHeader,
    product: config.product,
  };
  return {
    ...createBackend(deps),
    migrate: () => migrate(store.db),
    deleteExpired: () => deleteExpired(store, deps.now()),
    close: () => store.close(),
  };
}

export type ComposedBackend = ReturnType<typeof composeBackend>;
