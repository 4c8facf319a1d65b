import { Agent, request } from "node:http";

export interface Exchange {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

export interface Asked {
  method?: "GET" | "POST";
  path: string;
  cookie?: string;
  /** Sent as JSON. */
  body?: unknown;
}

/** One browser's connection: kept alive, one request after another, nothing sent twice. */
export interface Connection {
  /** @throws when the connection breaks before the whole answer is there */
  ask(asked: Asked): Promise<Exchange>;
  close(): void;
}

export function connectTo(origin: string): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { port, host } = new URL(origin);

  const ask = ({ method = "GET", path, cookie, body }: Asked) =>
    new Promise<Exchange>((resolve, reject) => {
      const text = body === undefined ? "" : JSON.stringify(body);
      const headers = {
        Host: host,
        Origin: origin,
        ...(cookie ? { Cookie: cookie } : {}),
        ...(text ? { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) } : {}),
      };
      const sent = request({ agent, host: "127.0.0.1", port, method, path, headers }, (response) => {
        let received = "";
        response.setEncoding("utf8");
        response.on("data", (data) => {
          received += data;
        });
        response.on("end", () => {
          const { statusCode = 0, headers } = response;
          if (response.complete) resolve({ status: statusCode, headers, body: received });
          else reject(new Error("the answer ended early"));
        });
        response.on("error", reject);
      });
      sent.on("error", reject);
      sent.end(text);
    });

  return { ask, close: () => agent.destroy() };
}
