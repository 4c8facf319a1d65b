import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "./ports";

const DEBIAN = "/usr/lib/postgresql";

/** The folder of PostgreSQL's programs: Debian's newest, or the one named by PG_BIN. */
function programs(): string {
  const given = process.env.PG_BIN;
  if (given) return given;
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(DEBIAN, version, "bin")).find((bin) => existsSync(join(bin, "initdb")));
  if (!found) throw new Error("PostgreSQL is not installed; npm test installs it (or set PG_BIN)");
  return found;
}

/** PostgreSQL refuses to run as root, so root lends it the account that Debian's package made. */
const isRoot = process.getuid?.() === 0;

export interface TestPostgres {
  /** Address of a new, empty database in this cluster. */
  createDatabase(): Promise<string>;
  /** Stops at once, as a lost machine would. */
  halt(): void;
  start(): void;
  /** Stops and deletes everything. */
  remove(): void;
}

/** A cluster of its own in a temporary folder, with durability settings as in production. */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = programs();
  const folder = mkdtempSync(join(tmpdir(), "pg-"));
  const data = join(folder, "data");
  const port = await freePort();
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"]).toString());
  const account = isRoot ? { uid: id("-u"), gid: id("-g") } : {};
  if (isRoot) chownSync(folder, id("-u"), id("-g"));
  const run = (program: string, args: string[]) =>
    execFileSync(join(bin, program), args, { ...account, cwd: folder, stdio: ["ignore", "pipe", "pipe"] });

  run("initdb", ["-D", data, "-U", "postgres", "-A", "trust", "--no-sync"]);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`;
  const ctl = (...args: string[]) => run("pg_ctl", ["-D", data, "-w", "-l", join(folder, "log"), ...args]);
  const start = () => void ctl("-o", options, "start");
  start();
  let made = 0;
  return {
    createDatabase: async () => {
      const name = `test_${process.pid}_${made++}`;
      const client = new pg.Client(`postgres://postgres@127.0.0.1:${port}/postgres`);
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return `postgres://postgres@127.0.0.1:${port}/${name}`;
    },
    halt: () => void ctl("stop", "-m", "immediate"),
    start,
    remove: () => {
      ctl("stop", "-m", "immediate");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
