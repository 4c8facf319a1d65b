import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import Database from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from "kysely";

const PRAGMAS = {
  journal_mode: "wal",
  synchronous: 2,
  foreign_keys: 1,
  journal_size_limit: 67_108_864,
  trusted_schema: 0,
} as const;

/** Opens a database file with the settings durability depends on, and proves that they took effect. */
export function openSqlite(path: string): Database.Database {
  if (path !== ":memory:") mkdirSync(dirname(resolve(path)), { recursive: true, mode: 0o700 });
  const previous = process.umask(0o077);
  try {
    const db = new Database(path);
    for (const [name, value] of Object.entries(PRAGMAS)) {
      db.pragma(`${name} = ${value}`);
      const actual = db.pragma(name, { simple: true });
      if (actual !== value && path !== ":memory:") throw new Error(`SQLite did not accept ${name} = ${value}`);
    }
    const check = db.pragma("quick_check(1)", { simple: true });
    if (check !== "ok") throw new Error(`SQLite file is damaged: ${String(check)}`);
    // The engine's own wait for a lock stops the whole process; the store waits instead.
    db.pragma("busy_timeout = 0");
    return db;
  } finally {
    process.umask(previous);
  }
}

/** Compiles each SQL text once: the driver would otherwise prepare it anew for every call. */
function withStatementCache(db: Database.Database) {
  const statements = new Map<string, Database.Statement>();
  return {
    close: () => void db.close(),
    prepare(sql: string) {
      let statement = statements.get(sql);
      if (!statement) {
        statement = db.prepare(sql);
        if (statements.size < 500) statements.set(sql, statement);
      }
      return statement as Database.Statement & { reader: boolean };
    },
  };
}

/** Takes the write lock at the start of a transaction (plain `begin` fails under concurrent read-modify-write). */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

/** Migrations in one transaction each time: the stock adapter takes no lock and leaves half of one that was cut off. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: ReturnType<typeof withStatementCache>;

  constructor(db: Database.Database) {
    const database = withStatementCache(db);
    super({ database });
    this.#database = database;
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }

  override createDriver() {
    return new ImmediateDriver({ database: this.#database });
  }
}
