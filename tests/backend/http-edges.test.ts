import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSocket, parseAnswer, readAll, sendRaw } from "../support/raw-http";
import { startServer, type TestServer } from "../support/server";
import { expectShield } from "../support/shield";
import { timed } from "../support/timed";

const SLOW_CLIENTS = 10;
/** Headers have ten seconds, looked at every two; the rest is for a busy machine. */
const CUT_MS = 20_000;

describe("the server at the edges of HTTP", () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer();
  });

  afterAll(() => server.stop());

  const host = () => `Host: localhost:${server.port}`;
  const send = (...lines: string[]) => sendRaw(server.port, lines);

  const isWell = async () => {
    const answer = await send("GET /robots.txt HTTP/1.1", host());
    expect(answer.status).toBe(200);
  };

  it(`cuts ${SLOW_CLIENTS} clients that drip their headers, and serves others meanwhile`, {
    timeout: 40_000,
  }, async () => {
    const { ms } = await timed(() =>
      Promise.all(
        Array.from({ length: SLOW_CLIENTS }, async () => {
          const socket = await openSocket(server.port);
          socket.write(`GET / HTTP/1.1\r\n${host()}\r\nX-Slow: `);
          const drip = setInterval(() => socket.write("x"), 300);
          const received = readAll(socket);
          await isWell();
          const answer = parseAnswer(await received);
          clearInterval(drip);
          expect(answer.status).toBe(408);
          expectShield(answer.headers, "408");
        }),
      ),
    );
    console.info(`slow headers: ${SLOW_CLIENTS} connections cut after ${ms} ms`);
    expect(ms).toBeLessThan(CUT_MS);
  });

  it("refuses too many cookies in a way that heals itself", async () => {
    const answer = await send("GET / HTTP/1.1", host(), `Cookie: bomb=${"x".repeat(40_000)}`);
    expect(answer.status).toBe(431);
    expect(answer.headers.get("Clear-Site-Data")).toBe('"cookies"');
    expectShield(answer.headers, "431");
    expect((await send("GET / HTTP/1.1", host(), `Cookie: many=${"x".repeat(25_000)}`)).status).toBe(200);
  });

  it.each([
    ["both lengths", ["Content-Length: 4", "Transfer-Encoding: chunked"]],
    ["two lengths", ["Content-Length: 4", "Content-Length: 5"]],
    ["a length that is none", ["Content-Length: 4x"]],
    ["a length below 0", ["Content-Length: -1"]],
    ["an encoding nobody knows", ["Transfer-Encoding: xchunked"]],
    ["a folded header", ["X-Folded: a", " b"]],
    ["a space before the colon", ["Transfer-Encoding : chunked"]],
    ["a control character", ["X-Bad: a\u0001b"]],
  ])("refuses what two servers might read differently: %s", async (_, lines) => {
    const head = ["POST /api/enneagram/tests HTTP/1.1", host(), `Origin: ${server.origin}`];
    const answer = await sendRaw(server.port, [...head, ...lines], "0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n");
    expect([400, 411]).toContain(answer.status);
    expectShield(answer.headers, lines.join());
    expect(answer.body).not.toContain("HTTP/1.1 2");
  });

  it.each([
    ["no host", ["GET / HTTP/1.1"]],
    ["two hosts", ["GET / HTTP/1.1", "Host: localhost", "Host: evil.example"]],
    ["no HTTP", ["hello"]],
    ["a protocol of the future", ["GET / HTTP/9.9", "Host: localhost"]],
  ])("refuses a request with %s", async (_, lines) => {
    expect((await send(...lines)).status).toBeGreaterThanOrEqual(400);
    await isWell();
  });

  it.each([
    "/%",
    "/%E0%A4%A",
    "/%00",
    "//evil.example/es",
    "/\\evil.example",
    "/..%2f..%2fetc/passwd",
    "/../../etc/passwd",
    "/assets/../server/main.js",
    "/es/test/start?t=%E0%A4%A",
    "/es/test/progress?page=%00",
    "/api/%E0%A4%A",
    "/api/enneagram/%/questions",
    `/${"x".repeat(20_000)}`,
    "/es?__proto__[x]=1",
  ])("has no trouble with the address %s", async (path) => {
    const answer = await send(`GET ${path} HTTP/1.1`, host());
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).not.toContain("root:");
    expect(answer.headers.get("Location") ?? "").not.toMatch(/evil|^\/[/\\]/);
    expectShield(answer.headers, path);
  });

  it("serves others while three hundred connections say nothing", async () => {
    const sockets = await Promise.all(Array.from({ length: 300 }, () => openSocket(server.port)));
    const { ms } = await timed(isWell);
    console.info(`three hundred silent connections: a page after ${ms} ms`);
    for (const socket of sockets) socket.destroy();
    await isWell();
  });

  it("answers several requests sent at once in their order", async () => {
    const socket = await openSocket(server.port);
    const received = readAll(socket);
    const ask = (path: string, connection: string) =>
      `GET ${path} HTTP/1.1\r\n${host()}\r\nConnection: ${connection}\r\n\r\n`;
    socket.write(ask("/api/health/live", "keep-alive") + ask("/api/nothing", "keep-alive") + ask("/es", "close"));
    const statuses = [...(await received).matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
    expect(statuses).toEqual([200, 404, 200]);
  });

  it("survives clients that go away in the middle of what they say", async () => {
    const head = `POST /api/enneagram/tests HTTP/1.1\r\n${host()}\r\nOrigin: ${server.origin}\r\nContent-Length: 100\r\n\r\n`;
    for (const part of [head, `${head}{"topic":`]) {
      const socket = await openSocket(server.port);
      socket.write(part);
      await sleep(50);
      socket.destroy();
    }
    await sleep(50);
    await isWell();
    expect(server.child.exitCode).toBeNull();
  });

  it("logged no error in all this", () => {
    expect(server.output()).not.toContain('"level":"error"');
  });
});
