import Database from "better-sqlite3";
import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import pg from "pg";
import { describeError, type Log } from "../log";
import { ImmediateSqliteDialect, openSqlite } from "./sqlite";
import type { Tables } from "./tables";

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** The database did not answer: the caller tells people to come back, nothing was changed. */
export class DatabaseAway extends Error {
  override name = "DatabaseAway";
}

const AWAY_SQLITE = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|PROTOCOL)/;
const AWAY_POSTGRES = /^(08|53|57P|58|25006|55P03|40001|40P01|ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|ENOENT)/;
const AWAY_MESSAGE = /timeout|Connection terminated|not queryable|Cannot use a pool after/i;

function isAway(error: unknown): boolean {
  if (error instanceof Database.SqliteError) return AWAY_SQLITE.test(error.code);
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return AWAY_POSTGRES.test(code) || (code === "" && AWAY_MESSAGE.test(error.message));
}

export interface Store {
  kind: "sqlite" | "postgres";
  db: Db;
  /** Reads outside a transaction. @throws DatabaseAway */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** One transaction; tried once more when a connection broke, so the work must be idempotent. @throws DatabaseAway */
  write<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

// Postgres hands out BIGINT (OID 20) as text; all of ours are times within the safe integers.
pg.types.setTypeParser(20, Number);

function openPostgres(url: string, log: Log): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 800,
    idleTimeoutMillis: 30_000,
    query_timeout: 5000,
    statement_timeout: 5000,
  });
  pool.on("error", (error) => log.error("an idle database connection broke", { error: describeError(error) }));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** @param url `sqlite:PATH`, `sqlite::memory:` or `postgres://…` */
export function openStore(url: string, log: Log): Store {
  const kind = url.startsWith("sqlite:") ? "sqlite" : "postgres";
  const db =
    kind === "sqlite"
      ? new Kysely<Tables>({ dialect: new ImmediateSqliteDialect(openSqlite(url.slice("sqlite:".length))) })
      : openPostgres(url, log);

  async function guarded<T>(work: () => Promise<T>, tries: number): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error)) throw error;
      if (tries > 1) return guarded(work, tries - 1);
      log.error("the database is away", { error: describeError(error) });
      throw new DatabaseAway("the database is away", { cause: error });
    }
  }

  const tries = kind === "postgres" ? 2 : 1;
  return {
    kind,
    db,
    read: (work) => guarded(() => work(db), tries),
    write: (work) => guarded(() => db.transaction().execute(work), tries),
    ping: () => guarded(async () => void (await sql`select 1`.execute(db)), 1),
    close: () => db.destroy(),
  };
}
