import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "./postgres";

export const ENGINES = ["sqlite", "postgres"] as const;

export type EngineName = (typeof ENGINES)[number];

export interface Engine {
  /** Address of a new, empty database. */
  createDatabase(): Promise<string>;
  /** Deletes all of them. */
  remove(): void;
}

/** SQLite files in a temporary folder, or a PostgreSQL cluster of its own. */
export async function startEngine(name: EngineName): Promise<Engine> {
  if (name === "postgres") return startPostgres();
  const folder = mkdtempSync(join(tmpdir(), "sqlite-"));
  let made = 0;
  return {
    createDatabase: async () => `sqlite:${join(folder, String(made++), "app.db")}`,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
