import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { denyImports } from "vite-env-only";
import { defineConfig, type Plugin } from "vitest/config";
import remixConfig from "./remix.config.js";

const app = fileURLToPath(new URL("./app", import.meta.url));

/** The server build has two entries: `index.js`, which any Remix host serves, and `main.js`, our own process. */
function processEntry(): Plugin {
  return {
    name: "process-entry",
    enforce: "post",
    config: (_config, { command, isSsrBuild }) =>
      command === "build" && isSsrBuild
        ? {
            build: {
              rollupOptions: {
                input: { index: "virtual:remix/server-build", main: `${app}/server/main.ts` },
                output: { entryFileNames: "[name].js" },
              },
            },
          }
        : undefined,
  };
}

/** In development the API is served beside the pages, by the same modules. */
function developmentApi(): Plugin {
  return {
    name: "development-api",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(async (incoming, outgoing, next) => {
        if (!incoming.url?.startsWith("/api/")) return next();
        try {
          const { fetchApi } = await server.ssrLoadModule("/app/web/api.server.ts");
          await getRequestListener(fetchApi)(incoming, outgoing);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

export default defineConfig({
  resolve: { alias: { "~": app } },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // The browser loads islands only, and they have no packages to prepare.
  optimizeDeps: { noDiscovery: true },
  plugins: process.env.VITEST
    ? []
    : [
        {
          ...denyImports({
            client: {
              specifiers: [/^node:/, "better-sqlite3", "kysely", "pg", "hono", /^@hono\//],
              files: ["**/app/backend/**", "**/app/content/**", "**/app/server/**"],
            },
          }),
          apply: "build" as const,
        },
        tailwindcss(),
        developmentApi(),
        remix(remixConfig),
        processEntry(),
      ],
  test: {
    include: ["app/**/*.test.{ts,tsx}", "tests/**/*.test.{ts,tsx}"],
    environment: "node",
    env: { DATABASE_URL: "sqlite::memory:" },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
