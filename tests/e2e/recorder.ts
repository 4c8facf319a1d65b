import { createServer, request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { freePort } from "../support/ports";
import type { startServer } from "../support/server";

export interface Recorded {
  method: string;
  /** Path with query. */
  path: string;
  headers: IncomingHttpHeaders;
  status: number;
}

export interface Recorder {
  origin: string;
  /** Every request the server has got so far, in order. */
  requests: Recorded[];
  /** Requests for pages (not for files), prefetches included. */
  pages: () => Recorded[];
  stop(): void;
}

export const isReadAhead = ({ headers }: Recorded): boolean =>
  headers["sec-purpose"]?.toString().startsWith("prefetch") === true;

/** A server of its own, seen through a door that writes down who comes in. */
export async function startRecorder(serve: typeof startServer): Promise<Recorder> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = await serve({ APP_ORIGIN: origin });
  const requests: Recorded[] = [];
  const door = createServer((incoming, outgoing) => {
    const { method = "", url = "", headers } = incoming;
    const recorded: Recorded = { method, path: url, headers, status: 0 };
    requests.push(recorded);
    const onward = httpRequest({ port: server.port, host: "127.0.0.1", method, path: url, headers }, (answer) => {
      recorded.status = answer.statusCode ?? 0;
      outgoing.writeHead(recorded.status, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    outgoing.on("close", () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => door.listen(port, "127.0.0.1", resolve));
  return {
    origin,
    requests,
    pages: () => requests.filter(({ path }) => !/^\/(assets\/|icon\.svg)/.test(path)),
    stop: () => {
      door.close();
      door.closeAllConnections();
    },
  };
}
