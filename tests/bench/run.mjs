/**
 * `npm run bench`: page weight, first paint, throughput, memory and start of the built product, next to a bare
 * `node:http` server in the same run. `--quick` takes short runs, for work on the bench; BENCH_BUILD=1 times the build too.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { fsyncsPerCommit, load, loadAt } from "./load.mjs";
import { measurePages } from "./pages.mjs";
import { report } from "./report.mjs";
import { memoryOf, startBare, startProduct, temporaryFolder } from "./server.mjs";
import { apiPost, beginMany, finishAll, formPost, get, PAGES, questionsOf } from "./visitors.mjs";

const QUESTIONS_PER_PAGE = 4;
const VISITORS = 200;
/** More than the 400 pages the product keeps, so that each result has to be rendered. */
const RESULTS = 600;

const quick = process.argv.includes("--quick");
const plan = quick
  ? { warmUp: 1, seconds: 2, sizes: [16, 50, 200], paints: 1, starts: 2, requests: 5000, commits: 50 }
  : { warmUp: 5, seconds: 10, sizes: [16, 50, 200], paints: 5, starts: 5, requests: 50_000, commits: 200 };

const say = (/** @type {string} */ text) => console.info(`  ${text} …`);

/** @returns {number | undefined} seconds */
function build() {
  if (existsSync("build/server/main.js") && process.env.BENCH_BUILD !== "1") return undefined;
  say("building");
  const started = performance.now();
  execFileSync("npm", ["run", "-s", "build"], { stdio: ["ignore", "ignore", "inherit"] });
  return (performance.now() - started) / 1000;
}

/** @param {string} origin */
async function prepare(origin) {
  const fresh = await beginMany(origin, VISITORS);
  const taking = await beginMany(origin, VISITORS);
  const finished = await beginMany(origin, RESULTS);
  const [first] = fresh;
  if (!first) throw new Error("there is nobody to take the test");
  const all = await questionsOf(origin, first);
  await finishAll(origin, finished, all);
  const onPage = all.slice(0, QUESTIONS_PER_PAGE);
  const alternating = (/** @type {typeof formPost} */ post) => (/** @type {string} */ to) =>
    taking.map((visitor, index) => [post(to, visitor, onPage, index), post(to, visitor, onPage, ~index)]);
  return {
    fresh: first,
    finished: finished[0] ?? first,
    asks: {
      landing: () => [[get(PAGES.landing)]],
      question: () => fresh.map((visitor) => [get(PAGES.question, visitor)]),
      result: () => [[get(PAGES.result, finished[0])]],
      results: () => finished.map((visitor) => [get(PAGES.result, visitor)]),
      form: alternating(formPost),
      api: alternating(apiPost),
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof prepare>>} Visitors */
/** @typedef {import("./server.mjs").Server} Server */

/**
 * @param {Server} server
 * @param {Server} bareServer
 * @param {Visitors["asks"]} asks
 * @param {import("./pages.mjs").PageFigures["pages"]} pages
 */
async function measureLoad(server, bareServer, asks, pages) {
  const bytes = (/** @type {keyof typeof pages} */ page) => `/bytes/${Math.round(pages[page].documentBody)}`;
  const post = { method: /** @type {const} */ ("POST"), path: "/small", body: "q=1&q=2&q=3&q=4" };
  const scenarios = {
    landing: { asks: asks.landing(), bare: { path: bytes("landing") } },
    question: { asks: asks.question(), bare: { path: bytes("question") } },
    result: { asks: asks.result(), bare: { path: bytes("result") } },
    results: { asks: asks.results(), bare: { path: bytes("result") } },
    form: { asks: asks.form(server.origin), bare: post },
    api: { asks: asks.api(server.origin), bare: post },
  };
  say("load: bare server");
  const small = await loadAt(bareServer, [[{ path: "/small" }]], plan);
  /** @type {Record<string, { product: typeof small, bare: number }>} */
  const measured = {};
  for (const [name, scenario] of Object.entries(scenarios)) {
    say(`load: ${name}`);
    const bare = await load(bareServer, [[scenario.bare]], { connections: 16, seconds: plan.seconds });
    measured[name] = { product: await loadAt(server, scenario.asks, plan), bare: bare.perSecond };
  }
  return { small, measured };
}

/** @param {string} folder @param {Visitors["asks"]} asks */
async function measureWorkers(folder, asks) {
  const server = await startProduct(folder, { WORKERS: "2" });
  try {
    return {
      question: await loadAt(server, asks.question(), plan),
      form: await loadAt(server, asks.form(server.origin), plan),
      api: await loadAt(server, asks.api(server.origin), plan),
    };
  } finally {
    await server.stop();
  }
}

/** @param {string} folder @param {Visitors["asks"]} asks */
async function measureMemory(folder, asks) {
  const server = await startProduct(folder);
  try {
    const { form, api, question, results, landing } = asks;
    const kinds = [question(), form(server.origin), api(server.origin), results()];
    const mix = form(server.origin).map((_, index) => [
      ...landing().flat(),
      ...kinds.flatMap((kind) => kind[index] ?? []),
    ]);
    const started = memoryOf(server.pid);
    const { failed } = await load(server, mix, { connections: 16, amount: plan.requests });
    return { started, after: memoryOf(server.pid), requests: plan.requests, failed };
  } finally {
    await server.stop();
  }
}

/** @param {string} folder @param {Visitors["asks"]} asks */
async function measureFsyncs(folder, asks) {
  const server = await startProduct(folder);
  try {
    return await fsyncsPerCommit(server, asks.api(server.origin).flat().slice(0, plan.commits), folder);
  } finally {
    await server.stop();
  }
}

/** @param {string} folder @returns {Promise<number[]>} ms, sorted */
async function measureStarts(folder) {
  const times = [];
  while (times.length < plan.starts) {
    const server = await startProduct(folder);
    times.push(server.readyMs);
    await server.stop();
  }
  return times.sort((a, b) => a - b);
}

async function main() {
  const before = loadavg()[0] ?? 0;
  const buildSeconds = build();
  const { path, remove } = temporaryFolder();
  const bare = await startBare();
  try {
    const server = await startProduct(path);
    say("people take the test");
    const visitors = await prepare(server.origin);
    say("pages in the browser");
    const pages = await measurePages(server.origin, bare.origin, visitors, plan.paints);
    const loads = await measureLoad(server, bare, visitors.asks, pages.pages);
    await server.stop();
    say("two workers");
    const workers = await measureWorkers(path, visitors.asks);
    say("memory");
    const memory = await measureMemory(path, visitors.asks);
    say("start, fsyncs");
    const starts = await measureStarts(path);
    const fsyncs = await measureFsyncs(path, visitors.asks);
    const chromium = spawnSync("/usr/bin/chromium", ["--version"], { encoding: "utf8" }).stdout?.trim();
    const machine = `Node ${process.version}, ${availableParallelism()} cores, ${chromium || "Playwright's Chromium"}`;
    const broken = report({ machine, before, quick, buildSeconds, pages, loads, workers, memory, starts, fsyncs });
    process.exitCode = broken ? 1 : 0;
  } finally {
    await bare.stop();
    remove();
  }
}

await main();
