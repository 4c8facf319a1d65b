import Database from "better-sqlite3";
import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import pg from "pg";
import { describeError, type Log } from "../log";
import { ImmediateSqliteDialect, openSqlite } from "./sqlite";
import { createWriteTurns, whenFree } from "./sqlite-lock";
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
  /** One transaction; may be tried again when a connection broke, so the work must be idempotent. @throws DatabaseAway */
  write<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

// Postgres hands out BIGINT (OID 20) as text; all of ours are times within the safe integers.
pg.types.setTypeParser(20, Number);

/** A connection that broke is replaced at once; a database that took this long to fail is not asked again. */
const RETRY_WITHIN_MS = 500;

const QUERY_MS = 1500;

function openPostgres(url: string, log: Log): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 800,
    idleTimeoutMillis: 30_000,
    query_timeout: QUERY_MS,
    statement_timeout: QUERY_MS,
  });
  const broke = (error: Error) => log.error("a database connection broke", { error: describeError(error) });
  // Its query fails by itself; without a listener the event of a connection in use would end the process.
  pool.on("connect", (client) => client.on("error", broke));
  pool.on("error", broke);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Tries once more when it failed at once, as it does when a connection from the pool broke. */
async function twice<T>(work: () => Promise<T>): Promise<T> {
  const begun = Date.now();
  try {
    return await work();
  } catch (error) {
    if (!isAway(error) || Date.now() - begun > RETRY_WITHIN_MS) throw error;
    return work();
  }
}

/** @param url `sqlite:PATH`, `sqlite::memory:` or `postgres://…` */
export function openStore(url: string, log: Log): Store {
  const kind = url.startsWith("sqlite:") ? "sqlite" : "postgres";
  const db =
    kind === "sqlite"
      ? new Kysely<Tables>({ dialect: new ImmediateSqliteDialect(openSqlite(url.slice("sqlite:".length))) })
      : openPostgres(url, log);
  const patiently = kind === "sqlite" ? { read: whenFree, write: createWriteTurns() } : { read: twice, write: twice };

  async function guarded<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (!isAway(error)) throw error;
      log.error("the database is away", { error: describeError(error) });
      throw new DatabaseAway("the database is away", { cause: error });
    }
  }

  const read: Store["read"] = (work) => guarded(patiently.read(() => work(db)));
  return {
    kind,
    db,
    read,
    write: (work) => guarded(patiently.write(() => db.transaction().execute(work))),
    ping: () => read(async () => void (await sql`select 1`.execute(db))),
    close: () => db.destroy(),
  };
}
