import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { errorIn } from "../support/api";
import { endpoints } from "../support/endpoints";
import { type RawAnswer, sendRaw } from "../support/raw-http";
import { startServer, type TestServer } from "../support/server";
import { expectShield } from "../support/shield";

const BODY = '{"topic":"f"}';
const COOKIE_OF_A_DAY = /Max-Age=\d+/;

describe("the server in front of the API", () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer();
  });

  afterAll(() => server.stop());

  const host = () => `Host: localhost:${server.port}`;
  const own = () => `Origin: ${server.origin}`;

  /** A request to start a test, with these headers besides the necessary ones. */
  const start = (...headers: string[]) =>
    sendRaw(
      server.port,
      [
        "POST /api/enneagram/tests HTTP/1.1",
        host(),
        "Content-Type: application/json",
        `Content-Length: ${BODY.length}`,
        ...headers,
      ],
      BODY,
    );

  function expectRefusal(answer: RawAnswer, status: number, code: string) {
    expect(answer.status).toBe(status);
    expect(errorIn(answer.headers, answer.body)).toEqual({ error: { code } });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.getSetCookie()).toEqual([]);
    expectShield(answer.headers, String(status));
  }

  it("lets its own pages in, by Origin, by Fetch Metadata or by both", async () => {
    const metadata = "Sec-Fetch-Site: same-origin";
    for (const headers of [[own()], [metadata], [own(), metadata], [own(), "Sec-Fetch-Site: none"]]) {
      const answer = await start(...headers);
      expect(answer.status).toBe(201);
      expect(answer.headers.get("Set-Cookie")).toMatch(COOKIE_OF_A_DAY);
      expectShield(answer.headers, "201");
    }
  });

  it.each([
    ["neither Origin nor Fetch Metadata", []],
    ["an evil Origin", ["Origin: https://evil.example"]],
    ["an evil Origin that claims to be the same", ["Origin: https://evil.example", "Sec-Fetch-Site: same-origin"]],
    ["an Origin of null", ["Origin: null"]],
    ["an empty Origin", ["Origin:"]],
    ["cross-site Fetch Metadata", ["Sec-Fetch-Site: cross-site"]],
    ["same-site Fetch Metadata", ["Sec-Fetch-Site: same-site"]],
    ["made-up Fetch Metadata", ["Sec-Fetch-Site: whatever"]],
    ["an evil Origin and a forwarded host", ["Origin: https://evil.example", "X-Forwarded-Host: evil.example"]],
    ["only a Referer", ["Referer: http://localhost/"]],
  ])("refuses a change with %s", async (_, headers) => {
    expectRefusal(await start(...headers), 403, "cross_site");
  });

  it("refuses its own Origin when Fetch Metadata says cross-site, and when its scheme or port differ", async () => {
    expectRefusal(await start(own(), "Sec-Fetch-Site: cross-site"), 403, "cross_site");
    expectRefusal(await start(`Origin: https://localhost:${server.port}`), 403, "cross_site");
    expectRefusal(await start("Origin: http://localhost:1"), 403, "cross_site");
  });

  it.each(endpoints.filter(([, { method }]) => method !== "get"))("refuses %s from elsewhere", async (_, endpoint) => {
    const path = endpoint.path.replace(/\{\w+\}/g, "A".repeat(22));
    const head = `${endpoint.method.toUpperCase()} ${path} HTTP/1.1`;
    for (const from of [["Origin: https://evil.example"], ["Sec-Fetch-Site: cross-site"], []])
      expectRefusal(await sendRaw(server.port, [head, host(), ...from]), 403, "cross_site");
  });

  it("lets anybody read what is public", async () => {
    const lines = ["GET /api/enneagram/topics HTTP/1.1", host(), "Origin: https://evil.example"];
    const answer = await sendRaw(server.port, lines);
    expect(answer.status).toBe(200);
    expectShield(answer.headers, "GET from elsewhere");
  });

  it("refuses a long body before it is sent", async () => {
    const lines = ["POST /api/enneagram/tests HTTP/1.1", host(), own(), "Content-Length: 65537"];
    expectRefusal(await sendRaw(server.port, lines), 413, "payload_too_large");
    const huge = ["POST /api/enneagram/tests HTTP/1.1", host(), own(), "Content-Length: 99999999999999"];
    expectRefusal(await sendRaw(server.port, huge), 413, "payload_too_large");
  });

  it("refuses a body of unknown length", async () => {
    const lines = ["POST /api/enneagram/tests HTTP/1.1", host(), own(), "Transfer-Encoding: chunked"];
    expectRefusal(await sendRaw(server.port, lines, "d\r\n{}\r\n0\r\n\r\n"), 411, "length_required");
  });

  it.each(["TRACE", "PUT", "PATCH", "OPTIONS", "PROPFIND"])("knows no method %s", async (method) => {
    for (const path of ["/api/enneagram/topics", "/api/nothing"])
      expectRefusal(await sendRaw(server.port, [`${method} ${path} HTTP/1.1`, host(), own()]), 405, "invalid_request");
  });

  it.each([
    ["another host", "Host: evil.example"],
    ["its own host on another port", "Host: localhost:1"],
    ["an address in its place", "Host: 127.0.0.2"],
  ])("answers only for its own host, not for %s", async (_, wrong) => {
    for (const path of ["/api/enneagram/topics", "/", "/robots.txt"]) {
      const answer = await sendRaw(server.port, [`GET ${path} HTTP/1.1`, wrong, "X-Forwarded-Host: localhost"]);
      expect(answer.status).toBe(421);
      expect(answer.body).not.toContain("evil");
      expectShield(answer.headers, wrong);
    }
  });

  it("refuses a foreign host in the address itself", async () => {
    const answer = await sendRaw(server.port, ["GET http://evil.example/ HTTP/1.1", "Host: evil.example"]);
    expect(answer.status).toBe(421);
    const mixed = await sendRaw(server.port, ["GET http://evil.example/es HTTP/1.1", host()]);
    expect(mixed.body).not.toContain("evil");
    expectShield(mixed.headers, "absolute address");
  });

  it("ignores what a client says about its host and address", async () => {
    const told = ["X-Forwarded-Host: evil.example", "Forwarded: host=evil.example", "X-Client-Address: 10.0.0.1"];
    const answer = await sendRaw(server.port, ["GET /es HTTP/1.1", host(), ...told]);
    expect(answer.status).toBe(200);
    expect(answer.body).not.toContain("evil.example");
  });

  it.each([
    ["a page", "GET", "/es", 200],
    ["a static file", "GET", "/robots.txt", 200],
    ["a missing page", "GET", "/nothing", 404],
    ["the API", "GET", "/api/enneagram/topics", 200],
    ["bad input", "GET", "/api/enneagram/topics?locale=xx", 422],
    ["somebody else's test", "GET", `/api/enneagram/tests/${"A".repeat(22)}`, 404],
    ["a page that takes no such method", "PUT", "/es", 405],
    ["a page's form sent from elsewhere", "POST", "/es/test/start", 403],
    ["only the head of a page", "HEAD", "/es", 200],
  ])("shields %s", async (_, method, path, status) => {
    const answer = await sendRaw(server.port, [`${method} ${path} HTTP/1.1`, host()]);
    expect(answer.status).toBe(status);
    expectShield(answer.headers, path);
    expect(answer.body).not.toMatch(/\bat .+:\d+:\d+/);
  });
});
