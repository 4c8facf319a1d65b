import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./ports";

export interface TestServer {
  origin: string;
  port: number;
  child: ChildProcess;
  /** Everything the process has printed so far. */
  output: () => string;
  /** SIGTERM, then waits for the exit. @returns the exit code */
  stop(): Promise<number | null>;
  /** SIGKILL, then waits. */
  kill(): Promise<void>;
}

const READY_MS = 20_000;

/**
 * Starts the built product as its own process, on a free port and a database of its own unless told otherwise.
 * @param mode first argument of the program, or `remix-serve` for the stock Remix host
 */
export async function startServer(
  env: Record<string, string> = {},
  mode: "web" | "api" | "remix-serve" = "web",
): Promise<TestServer> {
  const port = env.PORT ? Number(env.PORT) : await freePort();
  const folder = mkdtempSync(join(tmpdir(), "server-"));
  const origin = `http://localhost:${port}`;
  const command =
    mode === "remix-serve"
      ? ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"]
      : ["build/server/main.js", mode];
  const child = spawn(process.execPath, command, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      APP_ORIGIN: origin,
      APP_SECRET: "a-secret-for-tests-only-0123456789abcdef",
      DATABASE_URL: `sqlite:${join(folder, "app.db")}`,
      RATE_LIMIT_FACTOR: "1000",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let printed = "";
  child.stdout?.on("data", (data) => {
    printed += data;
  });
  child.stderr?.on("data", (data) => {
    printed += data;
  });
  const exited = once(child, "exit").finally(() => rmSync(folder, { recursive: true, force: true }));
  const server: TestServer = {
    origin,
    port,
    child,
    output: () => printed,
    stop: async () => {
      child.kill("SIGTERM");
      const [code] = await exited;
      return code as number | null;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await exited;
    },
  };
  await answering(server);
  return server;
}

async function answering({ origin, child, output }: TestServer): Promise<void> {
  const giveUpAt = Date.now() + READY_MS;
  while (Date.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`the server ended at start:\n${output()}`);
    const ready = await fetch(`${origin}/robots.txt`).then(
      () => true,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  child.kill("SIGKILL");
  throw new Error(`the server did not answer in ${READY_MS} ms:\n${output()}`);
}
