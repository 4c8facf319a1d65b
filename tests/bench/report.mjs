/** Everything measured, as plain tables. */
import { loadavg } from "node:os";
import { budgetTable } from "./budgets.mjs";
import { count, kb, median, ms, rate, sec, table } from "./tables.mjs";

/**
 * @typedef {import("./load.mjs").Load} Load
 * @typedef {import("./pages.mjs").PageFigures} PageFigures
 * @typedef {{ product: Record<number, Load>, bare: number }} Scenario bare: requests per second
 * @typedef {{ rss: number, peak: number } | undefined} Memory
 *
 * @typedef {object} Figures
 * @property {string} machine
 * @property {number} before load average when the run began
 * @property {boolean} quick
 * @property {number | undefined} buildSeconds
 * @property {PageFigures} pages
 * @property {{ small: Record<number, Load>, measured: Record<string, Scenario> }} loads
 * @property {Record<string, Record<number, Load>>} workers
 * @property {{ started: Memory, after: Memory, requests: number, failed: number }} memory
 * @property {number[]} starts
 * @property {number | undefined} fsyncs
 */

const NAMES = {
  landing: "landing",
  question: "question page GET (200 tests)",
  result: "result page GET (one test)",
  results: "result page GET (600 tests, none kept)",
  form: "answer POST, HTML form (200 tests)",
  api: "answer POST, API (200 tests)",
};

/** @param {Record<number, Load>} sizes @returns {string[]} */
const cells = (sizes) => [
  ...[16, 50, 200].map((size) => rate(sizes[size]?.perSecond ?? 0)),
  ...[50, 200].map((size) => `${sizes[size]?.p50} / ${sizes[size]?.p99} ms`),
  `${(sizes[16]?.cpuMs ?? Number.NaN).toFixed(2)} ms`,
];

const failedIn = (/** @type {Record<number, Load>} */ sizes) =>
  Object.values(sizes).reduce((total, { failed }) => total + failed, 0);

/** @param {PageFigures} pages */
function weightTable({ pages, further, withoutScript }) {
  /** @type {[string, import("./pages.mjs").Weight][]} */
  const rows = [
    ["landing", pages.landing],
    ["question page, first visit", pages.question],
    ["each further question page", further],
    ["result page, first visit", pages.result],
  ];
  const head = ["page", "requests", "all bytes", "of it headers", "HTML", "script", "stylesheet", "read ahead"];
  const body = rows.map(([name, weight]) => [
    name,
    String(Math.round(weight.requests * 10) / 10),
    kb(weight.bytes),
    kb(weight.bytes - weight.bodies),
    kb(weight.document),
    kb(weight.script),
    kb(weight.stylesheet),
    kb(weight.ahead),
  ]);
  const { requests, ahead, bytes } = withoutScript;
  return `${table("Page weight", head, body)}
Whole test with JS off, start page to result, stylesheet and icon included: ${requests} requests and ${ahead} read ahead, ${kb(bytes)} in all.\n`;
}

/** @param {PageFigures} pages */
function paintTable({ paints }) {
  const floor = median(paints.bare);
  const rows = /** @type {const} */ ([
    ["bare HTML file", "bare"],
    ["landing", "landing"],
    ["question page", "question"],
    ["result page", "result"],
  ]).map(([name, key]) => [
    name,
    sec(median(paints[key])),
    `${(median(paints[key]) / floor).toFixed(2)}x`,
    paints[key].map((time) => (time / 1000).toFixed(2)).join(" "),
  ]);
  const title = "First contentful paint: 400 kbit/s, 400 ms round trip, 4x CPU slowdown, no cache";
  return table(title, ["page", "median", "of bare", "all runs"], rows);
}

/** @param {Figures} figures */
function loadTables({ loads: { small, measured }, workers, fsyncs }) {
  const head = ["what", "16 conn.", "50", "200", "p50/p99 at 50", "p50/p99 at 200", "CPU each"];
  const one = Object.entries(measured).map(([name, { product, bare }]) => {
    const share = ((product[16]?.perSecond ?? 0) / bare).toFixed(2);
    return [NAMES[/** @type {keyof typeof NAMES} */ (name)], ...cells(product), `${rate(bare)} (${share}x)`];
  });
  const two = Object.entries(workers).map(([name, sizes]) => {
    const alone = measured[name]?.product[16]?.perSecond ?? Number.NaN;
    const times = ((sizes[16]?.perSecond ?? 0) / alone).toFixed(2);
    return [NAMES[/** @type {keyof typeof NAMES} */ (name)], ...cells(sizes), `${times}x`];
  });
  const commits = fsyncs === undefined ? "not measured (strace is missing or not allowed)" : fsyncs.toFixed(2);
  return `${table(
    "Throughput, one process, compressed answers",
    [...head, "bare, same bytes, 16 conn."],
    [["bare server, one small file", ...cells(small), ""], ...one],
  )}
fsync calls per answer POST (one commit each): ${commits}
${table("Throughput, WORKERS=2 (the load generator shares the same cores)", [...head, "of one process, 16 conn."], two)}`;
}

/** @param {Figures} figures */
function goalTable({ loads: { measured } }) {
  /** @type {string[][]} */
  const rows = [];
  /** @type {(goal: string, name: keyof typeof NAMES, at50: number, at200: number, least: number) => void} */
  const add = (goal, name, at50, at200, least) => {
    const sizes = measured[name]?.product ?? {};
    const slowest = Math.min(sizes[50]?.perSecond ?? 0, sizes[200]?.perSecond ?? 0);
    const within = (sizes[50]?.p99 ?? Infinity) <= at50 && (sizes[200]?.p99 ?? Infinity) <= at200;
    const met = within && slowest >= least && failedIn(sizes) === 0;
    const reached = `${sizes[50]?.p99} / ${sizes[200]?.p99} ms, ${rate(slowest)}, ${failedIn(sizes)} failed`;
    rows.push([goal, NAMES[name], reached, `<= ${at50} / ${at200} ms, >= ${rate(least)}, 0`, met ? "met" : "NOT MET"]);
  };
  for (const name of /** @type {const} */ (["landing", "question", "result", "results"]))
    add("R7", name, 300, 1000, 150);
  for (const name of /** @type {const} */ (["form", "api"])) add("R8", name, 50, 150, 1000);
  rows.push(["R10", "event loop lag", "not visible from outside", "p99 <= 50 ms", "not measured"]);
  return table("Reliability goals: p99 at 50 / 200 connections", ["goal", "what", "measured", "asked", ""], rows);
}

/** @param {Figures} figures */
function processTable({ memory: { started, after, requests }, starts }) {
  const mb = (/** @type {Memory} */ memory) => (memory ? `${Math.round(memory.rss)} MB` : "not measured: no /proc");
  const peak = after ? ` (most ever: ${Math.round(after.peak)} MB)` : "";
  return table(
    "Process",
    ["what", "measured"],
    [
      ["memory when ready", mb(started)],
      [`memory after ${count(requests)} requests (landing, question, both POSTs, result)`, mb(after) + peak],
      ["ready after start: median, all", `${ms(median(starts))}: ${starts.map((time) => Math.round(time)).join(" ")}`],
    ],
  );
}

/**
 * Prints it all.
 * @param {Figures} figures
 * @returns {boolean} whether a request failed that should not have
 */
export function report(figures) {
  const { machine, before, quick, pages, loads, workers, memory } = figures;
  const all = [...Object.values(loads.measured).map(({ product }) => product), ...Object.values(workers)];
  const failed = all.reduce((total, sizes) => total + failedIn(sizes), memory.failed);
  const length = quick ? "QUICK RUN: for work on the bench, not for figures. " : "";
  console.info(
    `\n${length}${machine}; load average ${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`,
  );
  console.info(weightTable(pages) + paintTable(pages) + loadTables(figures) + processTable(figures));
  console.info(goalTable(figures) + budgetTable(figures));
  console.info(failed > 0 ? `${count(failed)} requests FAILED` : "Every request was answered with 2xx or 3xx.");
  return failed > 0;
}
