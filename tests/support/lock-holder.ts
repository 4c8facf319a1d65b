import { spawn } from "node:child_process";
import { once } from "node:events";

const PROGRAM = `
const Database = require("better-sqlite3");
const [path, mode] = process.argv.slice(1);
const db = new Database(path, { timeout: 200 });
if (mode === "locking_mode") db.pragma("locking_mode = exclusive");
db.exec("begin exclusive");
process.stdout.write("held");
process.stdin.once("data", () => { db.exec("commit"); db.close(); process.exit(0); });
`;

export interface LockHolder {
  release(): Promise<void>;
}

/**
 * Another process that holds an SQLite file for itself.
 * @param mode `begin`: it is writing; `locking_mode`: it wants the file for itself altogether
 * @throws when it does not get the lock
 */
export async function holdLock(path: string, mode: "begin" | "locking_mode"): Promise<LockHolder> {
  const child = spawn(process.execPath, ["-e", PROGRAM, path, mode], { stdio: ["pipe", "pipe", "pipe"] });
  const exited = once(child, "exit");
  let complaint = "";
  child.stderr.on("data", (data) => {
    complaint += data;
  });
  const held = await Promise.race([once(child.stdout, "data").then(() => true), exited.then(() => false)]);
  if (!held) throw new Error(complaint);
  return {
    release: async () => {
      child.stdin.write("go");
      await exited;
    },
  };
}
