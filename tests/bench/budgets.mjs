/** The budgets of the product (design: performance), each with what was measured. */
import { kb, median, ms, rate, sec, table } from "./tables.mjs";

/** Measured once on the same kind of machine; the peer itself is not run here. The upper ends of its ranges. */
const PEER = { landing: 134, question: 43, paintMs: 3600 };

/** @typedef {{ goal: string, met: boolean | undefined }} Mark */

/** @type {(value: number, limit: number, show: (limit: number) => string) => Mark} */
const most = (value, limit, show) => ({ goal: show(limit), met: value <= limit });
/** @type {(value: number, limit: number, goal: string) => Mark} */
const least = (value, limit, goal) => ({ goal, met: value >= limit });
/** @type {Mark} */
const none = { goal: "", met: undefined };

const shown = (/** @type {Mark} */ { goal, met }) =>
  goal === "" || met === undefined ? [goal, ""] : [goal, met ? "met" : "NOT MET"];

/** @param {import("./report.mjs").Figures} figures */
export function budgetTable({ pages: { pages, further, withoutScript, paints }, loads, memory, starts, buildSeconds }) {
  const { landing, question, result } = pages;
  const bytes = (/** @type {number} */ limit) => kb(limit).replace(".0 ", " ");
  /** @type {[string, string, Mark, Mark][]} */
  const rows = [];

  /** @type {(what: string, value: number, budget: number, stretch: number, note?: string) => void} */
  const weight = (what, value, budget, stretch, note = "") => {
    rows.push([what, kb(value) + note, most(value, budget, bytes), most(value, stretch, bytes)]);
  };
  const ahead = `, and ${kb(question.ahead)} read ahead`;
  weight("landing, all bytes incl. images and CSS", landing.bytes, 30_000, 14_600);
  weight("landing, script", landing.script, 0, 0);
  weight("question page, all bytes, first visit", question.bytes, 20_000, 14_600, ahead);
  weight("question page, each further page, incl. read ahead", further.bytes + further.ahead, 6000, 4000);
  const without = (/** @type {import("./pages.mjs").Weight} */ page) => ` (${kb(page.scriptBodies)} without headers)`;
  weight("question page, script (all islands on it)", question.script, 5000, 2000, without(question));
  weight("result page, script", result.script, 5000, 0, without(result));
  rows.push(["checkout, own script before a wallet is chosen", "no such page yet", none, none]);
  weight("stylesheet", landing.stylesheet, 9000, 6000);

  const paint = median(paints.question);
  const reference = PEER.paintMs * 0.45;
  const floor = median(paints.bare) * 1.2;
  rows.push([
    "first contentful paint, question page, slow profile",
    sec(paint),
    most(paint, reference, (limit) => `0.45x peer = ${sec(limit)}`),
    most(paint, floor, (limit) => `1.2x bare = ${sec(limit)}`),
  ]);
  const requests = withoutScript.pages * 2 + 4;
  rows.push([
    "requests to finish a 36-question test, JS off",
    `${withoutScript.requests} with start page, stylesheet, icon`,
    most(withoutScript.requests, requests, () => `${withoutScript.pages} pages x 2 + 4 = ${requests}`),
    none,
  ]);
  const shift = Math.max(landing.shift, question.shift, result.shift);
  rows.push(["layout shift", shift.toFixed(3), most(shift, 0, String), most(shift, 0, String)]);

  /** @type {(what: string, name: string, peer: number, times: number, share: number) => void} */
  const speed = (what, name, peer, times, share) => {
    const { product, bare } = /** @type {import("./report.mjs").Scenario} */ (loads.measured[name]);
    const reached = product[16]?.perSecond ?? 0;
    const budget = least(reached, peer * times, `${times}x peer = ${rate(peer * times)}`);
    rows.push([what, rate(reached), budget, least(reached, bare * share, `${share}x bare = ${rate(bare * share)}`)]);
  };
  speed("landing throughput, 16 connections", "landing", PEER.landing, 10, 0.5);
  speed("question page GET throughput, 16 connections", "question", PEER.question, 20, 0.1);
  for (const [what, name] of [
    ["answer POST (form), fsync on each commit, 200 connections", "form"],
    ["answer POST (API), the same", "api"],
  ]) {
    const { perSecond = 0, p99 = Number.NaN } = loads.measured[name ?? ""]?.product[200] ?? {};
    const budget = { goal: "1,000/s, p99 <= 150 ms", met: perSecond >= 1000 && p99 <= 150 };
    rows.push([what ?? "", `${rate(perSecond)}, p99 ${ms(p99)}`, budget, least(perSecond, 2000, rate(2000))]);
  }

  const mb = (/** @type {number} */ value) => `${Math.round(value)} MB`;
  const rss = memory.after?.rss;
  rows.push([
    `memory of the web+api process after ${memory.requests.toLocaleString("en")} requests`,
    rss === undefined ? "not measured: no /proc" : `${mb(rss)} RSS`,
    rss === undefined ? none : most(rss, 200, mb),
    rss === undefined ? none : most(rss, 150, mb),
  ]);
  const start = median(starts);
  const whole = (/** @type {number} */ limit) => `${limit / 1000} s`;
  rows.push(["ready after start, existing database", sec(start), most(start, 3000, whole), most(start, 1000, whole)]);
  const built = buildSeconds === undefined ? undefined : buildSeconds * 1000;
  rows.push([
    "npm run build",
    built === undefined ? "skipped: BENCH_BUILD=1 measures it" : sec(built),
    built === undefined ? { goal: "60 s", met: undefined } : most(built, 60_000, whole),
    built === undefined ? { goal: "20 s", met: undefined } : most(built, 20_000, whole),
  ]);

  return table(
    "Budgets (bytes as transferred, HTTP/1.1 headers included, 1 KB = 1000 bytes; no cache, phone)",
    ["what", "measured", "budget", "", "stretch", ""],
    rows.map(([what, measured, budget, stretch]) => [what, measured, ...shown(budget), ...shown(stretch)]),
  );
}
