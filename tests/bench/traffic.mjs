/** What one page of a browser really received over the network, by CDP. */

/**
 * @typedef {object} Transfer
 * @property {string} path
 * @property {string} kind CDP resource type: Document, Stylesheet, Script, Image, ...
 * @property {boolean} ahead asked for by `<link rel="prefetch">`
 * @property {boolean} cached answered by the browser itself, nothing was sent
 * @property {number} status
 * @property {number} bytes on the wire, headers included
 * @property {number} body of these, what follows the headers
 */

const isAhead = (/** @type {Record<string, string>} */ headers) =>
  Object.entries(headers).some(([name, value]) => /^(sec-)?purpose$/i.test(name) && value.startsWith("prefetch"));

/**
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<{ transfers: () => Transfer[], forget: () => void, cdp: import("@playwright/test").CDPSession }>}
 */
export async function watchTraffic(page) {
  const cdp = await page.context().newCDPSession(page);
  /** @type {Transfer[]} */
  let all = [];
  /** @type {Map<string, Transfer>} */
  const open = new Map();
  const ahead = new Set();

  const lengthOf = (/** @type {Record<string, string>} */ headers) =>
    Number(Object.entries(headers).find(([name]) => name.toLowerCase() === "content-length")?.[1] ?? 0);

  cdp.on("Network.requestWillBeSent", ({ requestId, request, redirectResponse, type = "Other" }) => {
    const before = open.get(requestId);
    if (before && redirectResponse) {
      before.status = redirectResponse.status;
      before.bytes = redirectResponse.encodedDataLength;
      before.body = lengthOf(redirectResponse.headers);
    }
    const { pathname, search, protocol } = new URL(request.url);
    if (!protocol.startsWith("http")) return;
    if (isAhead(request.headers)) ahead.add(requestId);
    const transfer = { path: pathname + search, kind: type, ahead: type === "Prefetch" || ahead.has(requestId) };
    open.set(requestId, { ...transfer, cached: false, status: 0, bytes: 0, body: 0 });
    all.push(/** @type {Transfer} */ (open.get(requestId)));
  });
  cdp.on("Network.requestWillBeSentExtraInfo", ({ requestId, headers }) => {
    if (!isAhead(headers)) return;
    ahead.add(requestId);
    const transfer = open.get(requestId);
    if (transfer) transfer.ahead = true;
  });
  cdp.on("Network.responseReceived", ({ requestId, response }) => {
    const transfer = open.get(requestId);
    if (!transfer) return;
    transfer.status = response.status;
    transfer.body = lengthOf(response.headers);
    transfer.cached = Boolean(response.fromDiskCache || response.fromPrefetchCache);
  });
  cdp.on("Network.requestServedFromCache", ({ requestId }) => {
    const transfer = open.get(requestId);
    if (transfer) transfer.cached = true;
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const transfer = open.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await cdp.send("Network.enable");
  const forget = () => {
    all = [];
  };
  return { transfers: () => all, forget, cdp };
}
