/** Starts the built product as its own process, and asks the system about it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const READY_MS = 30_000;
/** From the first worker that answers until the others surely do. */
const WORKERS_READY_MS = 2000;
/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

const SECRET = "a-secret-for-the-bench-only-0123456789abcdef";

/**
 * @typedef {object} Server
 * @property {string} origin
 * @property {number} pid
 * @property {number} readyMs from spawn to the first 200
 * @property {() => Promise<void>} stop SIGTERM, then waits for the exit
 */

/** @returns {Promise<number>} a port nobody listens on right now */
export async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** @returns {{ path: string, remove: () => void }} a folder for one database */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), "bench-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * Runs a Node program with a port of its own until it answers.
 * @param {string[]} command
 * @param {(port: number) => Record<string, string>} settings
 * @param {string} ready path that answers 200 when the program is ready
 * @returns {Promise<Server>}
 */
async function start(command, settings, ready) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const spawned = performance.now();
  const child = spawn(process.execPath, command, {
    env: { PATH: process.env.PATH, HOST: "127.0.0.1", PORT: String(port), ...settings(port) },
    stdio: ["ignore", "inherit", "inherit"],
  });
  running.add(child);
  const exited = once(child, "exit").then(([code, signal]) => {
    const unexpected = running.delete(child) && signal !== "SIGTERM" && code !== 0;
    if (unexpected) console.error(`${command.join(" ")} ended by itself: ${signal ?? code}`);
  });
  while (!(await answers(origin + ready))) {
    if (child.exitCode !== null) throw new Error(`${command.join(" ")} ended at start`);
    if (performance.now() - spawned > READY_MS) {
      child.kill("SIGKILL");
      throw new Error(`${command.join(" ")} did not answer in ${READY_MS} ms`);
    }
    await sleep(4);
  }
  const stop = async () => {
    child.kill("SIGTERM");
    await exited;
  };
  return { origin, pid: child.pid ?? 0, readyMs: performance.now() - spawned, stop };
}

const answers = (/** @type {string} */ url) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

/**
 * The product as in production, with every limit out of the way.
 * @param {string} folder where the database is, or will be
 * @param {Record<string, string>} [env]
 */
export async function startProduct(folder, env = {}) {
  const settings = (/** @type {number} */ port) => ({
    NODE_ENV: "production",
    APP_ORIGIN: `http://127.0.0.1:${port}`,
    APP_SECRET: SECRET,
    DATABASE_URL: `sqlite:${join(folder, "app.db")}`,
    RATE_LIMIT_FACTOR: "1000000",
    LOG_LEVEL: "error",
    ...env,
  });
  const server = await start(["build/server/main.js", "web"], settings, "/api/health");
  if (env.WORKERS) await sleep(WORKERS_READY_MS);
  return server;
}

/** A bare `node:http` server in a process of its own: what this machine can do at best. */
export const startBare = () => start([new URL("bare.mjs", import.meta.url).pathname], () => ({}), "/small");

const TICK_MS = 10;

/** A process as the system sees it, or nothing when it is gone or there is no /proc. @param {number | string} pid */
function statOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return { parent: Number(fields[1]), cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS };
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function childrenOf(pid) {
  const numbers = existsSync("/proc") ? readdirSync("/proc").filter((name) => /^\d+$/.test(name)) : [];
  return numbers.map(statOf).filter((stat) => stat?.parent === pid);
}

/**
 * Processor time a server and its workers have used so far: unlike throughput, hardly disturbed by others on the machine.
 * @param {number} pid
 */
export const cpuMsOf = (pid) =>
  [statOf(pid), ...childrenOf(pid)].reduce((total, stat) => total + (stat?.cpuMs ?? Number.NaN), 0);

/**
 * Memory of a process in MB (million bytes): now, and the most it ever had.
 * @param {number} pid
 * @returns {{ rss: number, peak: number } | undefined} undefined where there is no /proc
 */
export function memoryOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const mb = (/** @type {string} */ name) =>
      (Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) * 1024) / 1e6;
    return { rss: mb("VmRSS"), peak: mb("VmHWM") };
  } catch {
    return undefined;
  }
}
