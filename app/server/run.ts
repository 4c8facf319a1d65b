import { resolve } from "node:path";
import * as build from "virtual:remix/server-build";
import { createRequestHandler } from "@remix-run/node";
import { describeError } from "~/backend/log";
import { backend, config, fetchApi, log } from "~/web/api.server";
import { readAssets } from "./assets";
import { createHandler } from "./handler";
import { listen } from "./listen";

const HOUR = 3_600_000;
const SETTLED_MS = 250;

/** Which part of the product this process serves. */
export type Mode = "web" | "api";

const notReady = () => Promise.resolve(Response.json({ error: { code: "unavailable" } }, { status: 503 }));

/** Migrates, serves, keeps retention, and stops in order on SIGTERM and SIGINT. */
export async function run(mode: Mode): Promise<number> {
  if (mode === "api" && !backend)
    throw new Error("BACKEND_URL is for the web process; the API process has its own database");
  await backend?.ready();
  let draining = false;
  const handle = createHandler({
    config,
    log,
    api: (request) => (draining && request.url.endsWith("/api/health") ? notReady() : fetchApi(request)),
    asset: mode === "api" ? () => undefined : readAssets(resolve("build/client")),
    pages: mode === "api" ? undefined : createRequestHandler(build, "production"),
  });
  const listener = await listen(config, handle, () => {
    draining = true;
    log.info("stopping");
  });

  const clean = () =>
    backend?.deleteExpired().catch((error: unknown) => log.error("retention failed", { error: describeError(error) }));
  const retention = setInterval(clean, HOUR);
  void clean();

  let stopped = false;
  const stop = async () => {
    if (stopped) return;
    stopped = true;
    clearInterval(retention);
    await listener.stop();
    await new Promise((done) => setTimeout(done, SETTLED_MS));
    await backend?.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop());
  process.on("message", (message) => {
    if (message === "stop") void stop();
  });
  log.info("listening", { detail: `${config.origin} (port ${listener.port}, ${mode})` });
  return listener.port;
}
