/**
 * A bare `node:http` server: `/small` is one small HTML file, `/bytes/N` a body of N bytes. A POST is read, then answered
 * by a redirect, as the product does. Nothing else happens, so this is the floor of the machine.
 */
import { createServer } from "node:http";

const SMALL = Buffer.from(
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    "<title>Bare</title></head><body><h1>Bare</h1><p>One small file, and nothing else.</p></body></html>",
);

/** @type {Map<number, Buffer>} */
const bodies = new Map();

/** @param {string} url */
function bodyFor(url) {
  const bytes = Number(/^\/bytes\/(\d+)$/.exec(url)?.[1] ?? -1);
  if (bytes < 0) return SMALL;
  const body = bodies.get(bytes) ?? Buffer.alloc(bytes, "x");
  bodies.set(bytes, body);
  return body;
}

const server = createServer((request, response) => {
  if (request.method === "POST") {
    request.resume().on("end", () => response.writeHead(303, { Location: "/small", "Content-Length": 0 }).end());
    return;
  }
  const body = bodyFor(request.url ?? "/small");
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Length": body.byteLength }).end(body);
});
server.listen(Number(process.env.PORT), process.env.HOST);
process.on("SIGTERM", () => process.exit(0));
