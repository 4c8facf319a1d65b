/** People taking the test: their cookies, and the requests their browsers would send. */

/**
 * @typedef {object} Visitor
 * @property {string} slug
 * @property {string} cookie Cookie header
 *
 * @typedef {{ id: number, options: { id: number }[] }} Question
 *
 * @typedef {object} Ask one request for the load generator
 * @property {"GET" | "POST"} [method]
 * @property {string} path
 * @property {Record<string, string>} [headers]
 * @property {string} [body]
 */

const ACCEPT = { "Accept-Encoding": "gzip, deflate, br" };
const FORM = "application/x-www-form-urlencoded";

export const PAGES = {
  landing: "/ninefold-test",
  question: "/test/progress?page=0",
  result: "/test/f-results",
};

/**
 * @param {string} origin
 * @returns {Promise<Visitor>} somebody who has just pressed "start"
 */
async function begin(origin) {
  const headers = { Origin: origin, "Content-Type": FORM };
  const response = await fetch(`${origin}/test/start`, { method: "POST", headers, body: "", redirect: "manual" });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const slug = /attempt=([^.;]+)\./.exec(cookie)?.[1];
  if (!slug) throw new Error(`no test was started: ${response.status}`);
  return { slug, cookie };
}

/**
 * @param {string} origin
 * @param {number} count
 */
export async function beginMany(origin, count) {
  /** @type {Visitor[]} */
  const visitors = [];
  while (visitors.length < count) visitors.push(await begin(origin));
  return visitors;
}

/**
 * @param {string} origin
 * @param {Visitor} visitor
 * @returns {Promise<Question[]>} all questions of the test; the same for everybody
 */
export async function questionsOf(origin, { slug, cookie }) {
  const response = await fetch(`${origin}/api/enneagram/${slug}/questions?perPage=50`, { headers: { cookie } });
  return (await response.json()).questions;
}

/**
 * Answers the whole test, each visitor differently, and has the result made.
 * @param {string} origin
 * @param {Visitor[]} visitors
 * @param {Question[]} questions
 */
export async function finishAll(origin, visitors, questions) {
  for (const [index, visitor] of visitors.entries()) {
    const ask = apiPost(origin, visitor, questions, index);
    const saved = await fetch(origin + ask.path, ask);
    const result = await fetch(origin + PAGES.result, { headers: { cookie: visitor.cookie } });
    await Promise.all([saved.arrayBuffer(), result.arrayBuffer()]);
    if (!saved.ok || !result.ok) throw new Error(`a test was not finished: ${saved.status}, ${result.status}`);
  }
}

/** The option a visitor picks: one of two, decided by the bits of `mood`. */
const picked = (/** @type {Question} */ { options }, /** @type {number} */ index, /** @type {number} */ mood) =>
  options[(mood >> (index % 16)) & 1]?.id;

/**
 * @param {string} path
 * @param {Visitor} [visitor]
 * @returns {Ask}
 */
export const get = (path, visitor) => ({
  path,
  headers: { ...ACCEPT, ...(visitor ? { Cookie: visitor.cookie } : {}) },
});

/**
 * The answer form of the first page.
 * @param {string} origin
 * @param {Visitor} visitor
 * @param {Question[]} questions those of the page
 * @param {number} mood
 * @returns {Ask & { method: "POST" }}
 */
export const formPost = (origin, { cookie }, questions, mood) => ({
  method: "POST",
  path: PAGES.question,
  headers: { ...ACCEPT, Cookie: cookie, Origin: origin, "Content-Type": FORM },
  body: `${questions.map((question, index) => `q${question.id}=${picked(question, index, mood)}`).join("&")}&ms=12000`,
});

/**
 * The same answers sent to the API.
 * @param {string} origin
 * @param {Visitor} visitor
 * @param {Question[]} questions
 * @param {number} mood
 * @returns {Ask & { method: "POST" }}
 */
export const apiPost = (origin, { slug, cookie }, questions, mood) => ({
  method: "POST",
  path: `/api/enneagram/${slug}/questions`,
  headers: { ...ACCEPT, Cookie: cookie, Origin: origin, "Content-Type": "application/json" },
  body: JSON.stringify(
    questions.map((question, index) => ({ questionId: question.id, answer: picked(question, index, mood) })),
  ),
});
