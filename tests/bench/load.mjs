/** Throughput and latency under load, with the database kept as in production. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { cpuMsOf } from "./server.mjs";

/**
 * @typedef {import("./visitors.mjs").Ask} Ask
 * @typedef {import("./server.mjs").Server} Server
 *
 * @typedef {object} Load
 * @property {number} perSecond
 * @property {number} p50 ms
 * @property {number} p99 ms
 * @property {number} cpuMs processor time of the server per request
 * @property {number} failed answers other than 2xx and 3xx, and broken connections
 *
 * @typedef {{ connections: number, seconds?: number, amount?: number }} Size
 */

/**
 * Sends what the visitors ask, over and over. Each connection has visitors of its own, so that two never work on the same
 * test at the same time; a single visitor is shared by all.
 * @param {Server} server
 * @param {Ask[][]} visitors what each of them asks, in order
 * @param {Size} size
 * @returns {Promise<Load>}
 */
export async function load(server, visitors, { connections, seconds = 10, amount }) {
  let made = 0;
  const before = cpuMsOf(server.pid);
  const result = await autocannon({
    url: server.origin,
    connections,
    ...(amount ? { amount } : { duration: seconds }),
    setupClient: (client) => {
      const connection = made++;
      const own = visitors.filter((_, index) => index % connections === connection);
      const asks = own.length > 0 ? own.flat() : (visitors[connection % visitors.length] ?? []);
      client.setRequests(asks.map((ask) => ({ ...ask })));
    },
  });
  const answers = Object.entries(result.statusCodeStats ?? {}).map(([status, { count = 0 }]) => ({ status, count }));
  const total = answers.reduce((sum, { count }) => sum + count, 0);
  if (total === 0 && result.errors > 0) throw new Error(`${server.origin} answered nothing`);
  const refused = answers.reduce((sum, { status, count }) => (Number(status) < 400 ? sum : sum + count), 0);
  return {
    perSecond: total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMs: (cpuMsOf(server.pid) - before) / total,
    failed: refused + result.errors + result.timeouts,
  };
}

/**
 * @param {Server} server
 * @param {Ask[][]} visitors
 * @param {{ warmUp: number, seconds: number, sizes: number[] }} plan
 * @returns {Promise<Record<number, Load>>} by number of connections
 */
export async function loadAt(server, visitors, { warmUp, seconds, sizes }) {
  await load(server, visitors, { connections: sizes[0] ?? 16, seconds: warmUp });
  /** @type {Record<number, Load>} */
  const measured = {};
  for (const connections of sizes) measured[connections] = await load(server, visitors, { connections, seconds });
  return measured;
}

/**
 * How often the server asks the disk to keep what it wrote, per answer sent, one after the other.
 * @param {Server} server
 * @param {Ask[]} asks each one commit
 * @param {string} folder for the report of strace
 * @returns {Promise<number | undefined>} undefined when strace is missing or not allowed
 */
export async function fsyncsPerCommit(server, asks, folder) {
  if (spawnSync("strace", ["-V"]).status !== 0) return undefined;
  const report = join(folder, "strace.txt");
  const watch = ["-f", "-e", "trace=fsync,fdatasync", "-o", report, "-p", String(server.pid)];
  const strace = spawn("strace", watch, { stdio: "ignore" });
  const exited = once(strace, "exit");
  await sleep(1000);
  if (strace.exitCode !== null) return undefined;
  for (const { path, ...ask } of asks) {
    const response = await fetch(server.origin + path, { ...ask, redirect: "manual" });
    await response.arrayBuffer();
    if (response.status >= 400) throw new Error(`an answer was refused: ${response.status}`);
  }
  strace.kill("SIGINT");
  await exited;
  const calls = readFileSync(report, "utf8").match(/\b(fsync|fdatasync)\(/g) ?? [];
  return calls.length / asks.length;
}
