/** Everything the browser measures: weight, requests, layout shift, first paint. */
import { firstPaint, firstVisit, openBrowser, wholeTest } from "./browser.mjs";
import { PAGES } from "./visitors.mjs";

/**
 * @typedef {import("./traffic.mjs").Transfer} Transfer
 *
 * @typedef {object} Weight what the network carried; bytes include headers unless said otherwise
 * @property {number} requests
 * @property {number} bytes
 * @property {number} bodies bytes without headers
 * @property {number} script
 * @property {number} scriptBodies
 * @property {number} stylesheet
 * @property {number} document
 * @property {number} documentBody
 * @property {number} ahead bytes of pages read ahead, in none of the others
 *
 * @typedef {"landing" | "question" | "result"} PageName
 *
 * @typedef {object} PageFigures
 * @property {Record<PageName, Weight & { shift: number }>} pages first visits
 * @property {Weight} further the average of what one more question page brings, `requests` and all
 * @property {{ requests: number, ahead: number, bytes: number, pages: number }} withoutScript the whole test
 * @property {Record<PageName | "bare", number[]>} paints first contentful paint in ms, sorted
 */

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, number) => total + number, 0);

/** What was really sent: answers from the browser's own cache have no bytes. @param {Transfer[]} transfers */
const sent = (transfers) => transfers.filter(({ bytes, ahead }) => bytes > 0 && !ahead);

/**
 * @param {Transfer[]} transfers
 * @returns {Weight}
 */
function weigh(transfers) {
  const own = sent(transfers);
  const of = (/** @type {string} */ kind) => own.filter((transfer) => transfer.kind === kind);
  const bytes = (/** @type {Transfer[]} */ some) => sum(some.map((transfer) => transfer.bytes));
  const bodies = (/** @type {Transfer[]} */ some) =>
    sum(some.map((transfer) => Math.min(transfer.body, transfer.bytes)));
  return {
    requests: own.length,
    bytes: bytes(own),
    bodies: bodies(own),
    script: bytes(of("Script")),
    scriptBodies: bodies(of("Script")),
    stylesheet: bytes(of("Stylesheet")),
    document: bytes(of("Document")),
    documentBody: bodies(of("Document")),
    ahead: bytes(transfers.filter(({ ahead }) => ahead)),
  };
}

/** @param {Weight[]} weights @returns {Weight} */
function average(weights) {
  const total = /** @type {Record<string, number>} */ ({});
  for (const weight of weights)
    for (const [name, value] of Object.entries(weight)) total[name] = (total[name] ?? 0) + value / weights.length;
  return /** @type {Weight} */ (/** @type {unknown} */ (total));
}

/**
 * @param {string} origin
 * @param {string} bareOrigin
 * @param {{ fresh: import("./visitors.mjs").Visitor, finished: import("./visitors.mjs").Visitor }} visitors
 * @param {number} runs of first paint
 * @returns {Promise<PageFigures>}
 */
export async function measurePages(origin, bareOrigin, { fresh, finished }, runs) {
  const cookies = { landing: "", question: fresh.cookie, result: finished.cookie };
  const browser = await openBrowser();
  try {
    const visit = async (/** @type {PageName} */ name) => {
      const { transfers, shift } = await firstVisit(browser, origin, PAGES[name], cookies[name]);
      return { ...weigh(transfers), shift };
    };
    const pages = { landing: await visit("landing"), question: await visit("question"), result: await visit("result") };

    const scripted = await wholeTest(browser, origin, true);
    const plain = await wholeTest(browser, origin, false);

    /** @type {PageFigures["paints"]} */
    const paints = { bare: [], landing: [], question: [], result: [] };
    for (let run = 0; run < runs; run++) {
      paints.bare.push(await firstPaint(browser, bareOrigin, "/small", ""));
      for (const name of /** @type {const} */ (["landing", "question", "result"]))
        paints[name].push(await firstPaint(browser, origin, PAGES[name], cookies[name]));
    }
    for (const list of Object.values(paints)) list.sort((a, b) => a - b);

    const whole = weigh(plain.requests);
    return {
      pages,
      further: average(scripted.steps.slice(0, -1).map(weigh)),
      withoutScript: {
        requests: whole.requests,
        ahead: plain.requests.filter(({ ahead }) => ahead).length,
        bytes: whole.bytes + whole.ahead,
        pages: plain.steps.length,
      },
      paints,
    };
  } finally {
    await browser.close();
  }
}
