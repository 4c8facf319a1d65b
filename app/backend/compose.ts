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
  const api = createBackend(deps);
  let migrated: Promise<void> | undefined;
  /** Once; tried again at the next call when the database was away. */
  const ready = () => {
    migrated ??= store.read(migrate).catch((error: unknown) => {
      migrated = undefined;
      throw error;
    });
    return migrated;
  };
  return {
    fetch: async (request: Request) => {
      await ready();
      return api.fetch(request);
    },
    ready,
    deleteExpired: () => deleteExpired(store, deps.now()),
    close: () => store.close(),
  };
}
