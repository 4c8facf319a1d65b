import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathsIn } from "~/paths";
import { freePort } from "../support/ports";
import { test as base, expect } from "./fixtures";
import { leftAlways, PAGES } from "./pairs";
import { at, LANDING, TestTaker } from "./test-taker";
import { say } from "./words";

const paths = pathsIn("en");

interface Development {
  origin: string;
  output: () => string;
  stop(): Promise<void>;
}

/** The development server, as `npm run dev` starts it. */
async function startDevelopment(): Promise<Development> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), "development-"));
  const command = ["node_modules/@remix-run/dev/dist/cli.js", "vite:dev", "--port", String(port), "--strictPort"];
  const child: ChildProcess = spawn(process.execPath, command, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "development",
      APP_ORIGIN: origin,
      DATABASE_URL: `sqlite:${join(folder, "app.db")}`,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (data) => {
      printed += data;
    });
  const exited = once(child, "exit");
  await expect
    .poll(() => printed, { timeout: 30_000 })
    .toContain(String(port))
    .catch((error: unknown) => {
      child.kill("SIGKILL");
      throw error;
    });
  const stop = async () => {
    child.kill("SIGTERM");
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, output: () => printed, stop };
}

const test = base.extend<{ development: Development }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures wanted from the pattern
  development: async ({}, use) => {
    const development = await startDevelopment();
    await use(development);
    await development.stop();
  },
});

test("the development server shows the landing page without scripts and a question page whose islands work", async ({
  device,
  development,
}) => {
  test.setTimeout(120_000);
  const page = await (await device({ baseURL: development.origin })).newPage();
  await page.goto(paths.landing(LANDING), { timeout: 60_000 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("landing:heading"));
  await expect(page.locator("script")).toHaveCount(0);
  const taker = new TestTaker(page, true);
  await taker.begin();
  await taker.answer(0, leftAlways);
  await page.goto("/dev/ui");
  await expect(page.getByRole("main")).toBeVisible();
  expect(development.output()).not.toMatch(/error/i);
});

test("the stock Remix host serves the same build", async ({ device, serve }) => {
  const stock = await serve({}, "remix-serve");
  const page = await (await device({ baseURL: stock.origin, reducedMotion: "reduce" })).newPage();
  await page.goto(paths.landing(LANDING));
  await expect(page.locator("script")).toHaveCount(0);
  const taker = new TestTaker(page, true);
  await taker.begin();
  await expect(page.getByRole("radio")).toHaveCount((PAGES[0]?.length ?? 0) * 2);
  await taker.answer(0, leftAlways);
  await page.goto(paths.progress());
  await page.waitForURL(at(paths.progress(1)));
});
