import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import type { Config } from "~/backend/config";
import { clientAddress } from "./client-address";
import type { Incoming } from "./handler";
import { securityHeaders } from "./headers";

const DRAIN_MS = 1000;
const HARD_STOP_MS = 9000;

const REASONS: Record<string, string> = {
  "400": "Bad Request",
  "408": "Request Timeout",
  "431": "Request Header Fields Too Large",
};

const statusOf = (code: string | undefined) =>
  code === "HPE_HEADER_OVERFLOW" ? "431" : code === "ERR_HTTP_REQUEST_TIMEOUT" ? "408" : "400";

/** What Node's parser refuses never reaches a handler; too many cookies heal themselves by being cleared. */
function answerParserError(error: Error & { code?: string }, socket: Socket, config: Config): void {
  if (socket.writable && error.code !== "ECONNRESET") {
    const status = statusOf(error.code);
    const headers = {
      ...securityHeaders(config.secureCookies),
      ...(status === "431" ? { "Clear-Site-Data": '"cookies"' } : {}),
      Connection: "close",
      "Cache-Control": "no-store",
      "Content-Length": "0",
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status} ${REASONS[status]}\r\n${lines.join("")}\r\n`);
  }
  socket.destroy();
}

export interface Listener {
  port: number;
  /** Stops in order: answers what is under way, asks clients to reconnect, then closes. At most ten seconds. */
  stop(): Promise<void>;
}

/** Serves HTTP with limits on time, headers and connections. @param draining is told when the stop begins */
export async function listen(
  config: Config,
  handle: (incoming: Incoming) => Promise<Response>,
  draining: () => void,
): Promise<Listener> {
  let stopping = false;
  const server = createAdaptorServer({
    serverOptions: {
      maxHeaderSize: 32_768,
      headersTimeout: 10_000,
      requestTimeout: 20_000,
      keepAliveTimeout: 10_000,
      connectionsCheckingInterval: 2000,
    },
    fetch: async (request, env) => {
      const { incoming, outgoing } = env as HttpBindings;
      const { headers, socket } = incoming as IncomingMessage;
      if (stopping) outgoing.setHeader("Connection", "close");
      const forwarded = headers["x-forwarded-for"]?.toString();
      const address = clientAddress(socket.remoteAddress, forwarded, config.trustProxyHops);
      return handle({ request, address, host: headers.host });
    },
  }) as Server;
  server.maxConnections = 10_000;
  // For what the adapter itself refuses, such as an address that is none: it never reaches the handler.
  const shield = { ...securityHeaders(config.secureCookies), "Cache-Control": "no-store" };
  server.prependListener("request", (_incoming, outgoing: ServerResponse) => {
    for (const [name, value] of Object.entries(shield)) outgoing.setHeader(name, value);
  });
  server.on("clientError", (error: Error & { code?: string }, socket) =>
    answerParserError(error, socket as Socket, config),
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.port, config.host, resolve);
  });

  async function stop(): Promise<void> {
    stopping = true;
    draining();
    // The close of an HTTP server would cut connections between two requests at once; this one only stops listening.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    const idle = setTimeout(() => server.closeIdleConnections(), DRAIN_MS);
    const hard = setTimeout(() => server.closeAllConnections(), HARD_STOP_MS);
    await closed;
    clearTimeout(idle);
    clearTimeout(hard);
  }

  const address = server.address();
  return { port: typeof address === "object" && address ? address.port : config.port, stop };
}
