import { connect, type Socket } from "node:net";

export interface RawAnswer {
  status: number;
  headers: Headers;
  body: string;
}

/** Opens a connection; problems of the connection only close it. */
export const openSocket = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.off("error", reject);
      socket.on("error", () => {});
      resolve(socket);
    });
    socket.once("error", reject);
  });

/** Everything that comes until the other side closes. */
export const readAll = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = "";
    socket.on("data", (data) => {
      text += data;
    });
    socket.on("close", () => resolve(text));
  });

/** The first answer in what was received. @throws when there is none */
export function parseAnswer(text: string): RawAnswer {
  const [head = "", ...body] = text.split("\r\n\r\n");
  const [statusLine, ...lines] = head.split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine ?? "")?.[1]);
  if (!status) throw new Error(`no HTTP answer: ${text.slice(0, 200)}`);
  const headers = new Headers(
    lines.map((line): [string, string] => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]),
  );
  return { status, headers, body: body.join("\r\n\r\n") };
}

/**
 * Sends bytes as they are, which no client library would, and reads the first answer.
 * @param lines of the head, without the empty one; `Connection: close` is added
 */
export async function sendRaw(port: number, lines: string[], body = ""): Promise<RawAnswer> {
  const socket = await openSocket(port);
  const received = readAll(socket);
  socket.write(`${lines.join("\r\n")}\r\nConnection: close\r\n\r\n${body}`);
  return parseAnswer(await received);
}
