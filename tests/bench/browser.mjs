/** Page weight, first paint and layout shift on a phone, in Chromium. */
import { existsSync } from "node:fs";
import { get as httpGet } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { watchTraffic } from "./traffic.mjs";

const PHONE = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const CPU_SLOWDOWN = 4;
const SETTLED_MS = 700;

/**
 * @typedef {import("@playwright/test").Browser} Browser
 * @typedef {import("./traffic.mjs").Transfer} Transfer
 * @typedef {{ transfers: Transfer[], shift: number }} Visit
 */

export const openBrowser = () =>
  chromium.launch(existsSync("/usr/bin/chromium") ? { executablePath: "/usr/bin/chromium" } : {});

/**
 * A phone that was never here before, but for its cookies.
 * @param {Browser} browser
 * @param {string} origin
 * @param {string} cookie Cookie header
 */
async function phone(browser, origin, cookie, javaScriptEnabled = true) {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled });
  const cookies = cookie.split("; ").filter(Boolean);
  await context.addCookies(
    cookies.map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return { name, value: value.join("="), url: origin };
    }),
  );
  const page = await context.newPage();
  return { context, page, traffic: await watchTraffic(page) };
}

/**
 * Bytes of one GET as they come off the socket, for what headless Chromium does not ask for.
 * @param {string} url
 * @returns {Promise<Transfer>}
 */
const fetchByHand = (url) =>
  new Promise((resolve, reject) => {
    const headers = { "Accept-Encoding": "gzip, deflate, br", Connection: "close" };
    httpGet(url, { agent: false, headers }, (response) => {
      const { statusCode: status = 0, socket } = response;
      let body = 0;
      response.on("data", (data) => {
        body += data.length;
      });
      response.on("end", () => {
        const bytes = socket.bytesRead;
        resolve({ path: new URL(url).pathname, kind: "Icon", ahead: false, cached: false, status, bytes, body });
      });
    }).on("error", reject);
  });

const shiftOf = (/** @type {import("@playwright/test").Page} */ page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += /** @type {{ value?: number }} */ (entry).value ?? 0;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );

/**
 * The first visit to a page with an empty cache.
 * @param {Browser} browser
 * @param {string} origin
 * @param {string} path
 * @param {string} cookie
 * @returns {Promise<Visit>}
 */
export async function firstVisit(browser, origin, path, cookie) {
  const { context, page, traffic } = await phone(browser, origin, cookie);
  const response = await page.goto(origin + path, { waitUntil: "networkidle" });
  await sleep(SETTLED_MS);
  if (!response?.ok() || page.url() !== origin + path) throw new Error(`${path} led to ${page.url()}`);
  const transfers = [...traffic.transfers()];
  const icon = await page.locator('link[rel="icon"]').getAttribute("href");
  if (icon && !transfers.some((transfer) => transfer.path === icon)) transfers.push(await fetchByHand(origin + icon));
  const shift = Number(await shiftOf(page));
  await context.close();
  return { transfers, shift };
}

/** Picks the first statement of every pair and sends the page. @param {import("@playwright/test").Page} page */
async function answerPage(page) {
  for (const pair of await page.locator("fieldset").all()) await pair.locator("input[type=radio]").first().check();
  const before = page.url();
  await page.locator("form.question-page button").first().click();
  await page.waitForURL((url) => url.href !== before, { waitUntil: "load" });
}

/**
 * The whole test from its start page to the result, one browser, cache as it comes.
 * @param {Browser} browser
 * @param {string} origin
 * @param {boolean} script whether JavaScript is on
 * @returns {Promise<{ steps: Transfer[][], requests: Transfer[] }>} steps: what each sent page brought, in order
 */
export async function wholeTest(browser, origin, script) {
  const { context, page, traffic } = await phone(browser, origin, "", script);
  /** @type {Transfer[]} */
  const requests = [];
  const step = async () => {
    await page.waitForLoadState("networkidle");
    if (script) await sleep(SETTLED_MS);
    const transfers = traffic.transfers();
    traffic.forget();
    requests.push(...transfers);
    return transfers;
  };
  await page.goto(`${origin}/test/start`);
  await page.locator('form[action^="/test/start"] button').click();
  await page.waitForURL(/progress/);
  await step();
  const steps = [];
  while (page.url().includes("/test/progress")) {
    await answerPage(page);
    steps.push(await step());
  }
  if (!page.url().endsWith("/test/f-results")) throw new Error(`the test ended at ${page.url()}`);
  await context.close();
  return { steps, requests };
}

/**
 * First contentful paint in milliseconds, cold, on a slow phone and a slow network.
 * @param {Browser} browser
 * @param {string} origin
 * @param {string} path
 * @param {string} cookie
 */
export async function firstPaint(browser, origin, path, cookie) {
  const { context, page, traffic } = await phone(browser, origin, cookie);
  await traffic.cdp.send("Network.emulateNetworkConditions", SLOW);
  await traffic.cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.goto(origin + path, { waitUntil: "load", timeout: 60_000 });
  const paint = await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
  const painted = Number(await paint.jsonValue());
  await context.close();
  return painted;
}
