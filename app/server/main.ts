import cluster from "node:cluster";
import { existsSync } from "node:fs";
import { loadConfig } from "~/backend/config";
import { demoSettings, welcome } from "./demo";

/** `node build/server/main.js [web|api|demo]` */
async function main(argument = "web"): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  process.env.NODE_ENV ||= "production";
  if (argument === "demo") demoSettings(process.env);
  const workers = Number(process.env.WORKERS || 1);
  if (cluster.isPrimary && workers > 1) {
    loadConfig(process.env);
    const { superviseWorkers } = await import("./workers");
    superviseWorkers(workers);
    return;
  }
  const { run } = await import("./run");
  await run(argument === "api" ? "api" : "web");
  if (argument === "demo") await welcome();
}

main(process.argv[2]).catch((error: unknown) => {
  const isSetting = error instanceof Error && error.name === "ConfigError";
  console.error(isSetting ? error.message : error);
  process.exit(1);
});
