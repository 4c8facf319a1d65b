import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Migration, Migrator, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore, type Store } from "~/backend/data/database";
import { migrate } from "~/backend/data/migrate";
import { openSqlite } from "~/backend/data/sqlite";
import { createLog } from "~/backend/log";
import { getTest } from "~/contract/enneagram";
import { begin, call, finish } from "../support/api";
import { rowsOf, startBackend } from "../support/backend";
import { ENGINES, type Engine, startEngine } from "../support/engines";
import { startServer } from "../support/server";

const log = createLog("silent");

describe.each(ENGINES)("migrations on %s", (name) => {
  let engine: Engine;

  beforeAll(async () => {
    engine = await startEngine(name);
  });

  afterAll(() => engine.remove());

  const schemaOf = async ({ db }: Store) => {
    const tables = await db.introspection.getTables();
    return tables.map(({ name, columns }) => [name, columns.map((column) => [column.name, column.dataType])]);
  };

  it("make the schema, and change nothing the second time", async () => {
    const store = openStore(await engine.createDatabase(), log);
    await migrate(store.db);
    const first = await schemaOf(store);
    expect(first.map(([table]) => table).sort()).toEqual(["answers", "attempts", "rate_limits", "results"]);
    await migrate(store.db);
    expect(await schemaOf(store)).toEqual(first);
    await store.close();
  });

  it("leave what is stored as it is", async () => {
    const databaseUrl = await engine.createDatabase();
    const before = await startBackend(databaseUrl);
    await finish(before);
    const rows = await rowsOf(before.store);
    await before.close();
    const after = await startBackend(databaseUrl);
    expect(await rowsOf(after.store)).toEqual(rows);
    await after.close();
  });

  it("refuse a database that a newer version has been at", async () => {
    const store = openStore(await engine.createDatabase(), log);
    await migrate(store.db);
    await sql`insert into kysely_migration (name, timestamp) values ('002-newer', '2030')`.execute(store.db);
    await expect(migrate(store.db)).rejects.toThrow("002-newer");
    await store.close();
  });

  it("leave nothing of one that fails half way", async () => {
    const store = openStore(await engine.createDatabase(), log);
    const half: Migration = {
      up: async (db) => {
        await db.schema.createTable("half").addColumn("id", "text").execute();
        throw new Error("cut off");
      },
    };
    const migrator = new Migrator({ db: store.db, provider: { getMigrations: async () => ({ half }) } });
    expect((await migrator.migrateToLatest()).error).toEqual(new Error("cut off"));
    expect(await schemaOf(store)).toEqual([]);
    await migrate(store.db);
    expect((await schemaOf(store)).length).toBeGreaterThan(0);
    await store.close();
  });

  it("run once when several processes start on an empty database at once", { timeout: 120_000 }, async () => {
    for (let round = 0; round < 3; round++) {
      const DATABASE_URL = await engine.createDatabase();
      const servers = await Promise.all([1, 2, 3].map(() => startServer({ DATABASE_URL }, "api")));
      const clients = servers.map(({ origin }) => ({ origin, fetch }));
      const [first, ...others] = clients;
      if (!first) throw new Error("no server");
      const { slug, cookie } = await begin(first);
      for (const client of others)
        expect((await call({ ...client, cookie }, getTest, { params: { slug } })).status).toBe(200);
      for (const server of servers) {
        expect(await server.stop()).toBe(0);
        expect(server.output()).not.toContain('"level":"error"');
      }
    }
  });
});

describe("an SQLite file", () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "pragmas-"));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

  it("has the settings durability depends on at every open, not only the first", () => {
    const path = join(folder, "data", "app.db");
    for (let open = 0; open < 3; open++) {
      const db = openSqlite(path);
      const value = (pragma: string) => db.pragma(pragma, { simple: true });
      expect({
        synchronous: value("synchronous"),
        foreign_keys: value("foreign_keys"),
        journal_mode: value("journal_mode"),
        trusted_schema: value("trusted_schema"),
      }).toEqual({ synchronous: 2, foreign_keys: 1, journal_mode: "wal", trusted_schema: 0 });
      db.exec("create table if not exists t (x)");
      db.prepare("insert into t values (1)").run();
      if (open < 2) db.close();
      else {
        for (const suffix of ["", "-wal", "-shm"]) expect(modeOf(path + suffix), suffix).toBe("600");
        expect(modeOf(join(folder, "data"))).toBe("700");
        db.close();
      }
    }
  });

  it("has them on the connection the store uses", async () => {
    const store = openStore(`sqlite:${join(folder, "store.db")}`, log);
    const { rows } = await sql<Record<string, unknown>>`
      select synchronous, foreign_keys from pragma_synchronous, pragma_foreign_keys`.execute(store.db);
    expect(rows).toEqual([{ synchronous: 2, foreign_keys: 1 }]);
    await store.close();
  });

  it("does not change the mode of other files the process makes", () => {
    const before = process.umask();
    openSqlite(join(folder, "umask.db")).close();
    expect(process.umask()).toBe(before);
  });
});
