import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
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

/** Whether another process holds the lock that was asked for. */
const isBusy = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY");

/** How long a call waits for a lock of another process. Its connection is free meanwhile, so that reads go on. */
const LOCK_WAIT_MS = 1400;
const POLL_MS = 2;

/** After so long of one write upon the other, a gap for other processes: longer while there are such. */
const BURST_MS = 25;
const GAP_MS = { alone: 4, contended: 25 };
const CONTENDED_MS = 250;

/** Asks again until the lock is free or the time is over. @throws what the engine says when it is over */
export async function whenFree<T>(
  work: () => Promise<T>,
  giveUpAt = Date.now() + LOCK_WAIT_MS,
  told = () => {},
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || Date.now() > giveUpAt) throw error;
      told();
      await sleep(POLL_MS);
    }
  }
}

/** The writes of this process, one after another: only the first of them asks for the lock. */
export function createWriteTurns() {
  let last: Promise<unknown> = Promise.resolve();
  let queued = 0;
  let burstBegan = 0;
  let lastBusy = 0;
  const busy = () => {
    lastBusy = Date.now();
    burstBegan = lastBusy;
  };

  async function turn<T>(work: () => Promise<T>, giveUpAt: number): Promise<T> {
    try {
      const now = Date.now();
      if (now - burstBegan > BURST_MS) {
        await sleep(now - lastBusy < CONTENDED_MS ? GAP_MS.contended : GAP_MS.alone);
        burstBegan = Date.now();
      }
      return await whenFree(work, giveUpAt, busy);
    } finally {
      queued -= 1;
    }
  }

  return <T>(work: () => Promise<T>): Promise<T> => {
    if (queued === 0) burstBegan = Date.now();
    queued += 1;
    const giveUpAt = Date.now() + LOCK_WAIT_MS;
    const mine = last.then(() => turn(work, giveUpAt));
    last = mine.catch(() => {});
    return mine;
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
