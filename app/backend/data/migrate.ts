import type { Kysely } from "kysely";
import { Migrator } from "kysely";
import * as attempts from "./migrations/001-attempts";
import type { Tables } from "./tables";

const migrations = { "001-attempts": attempts };

/** Brings the schema forward; safe to call from several processes at once. @throws the first migration that failed */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
