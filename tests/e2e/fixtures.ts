import { type BrowserContext, type BrowserContextOptions, test as base } from "@playwright/test";
import { startServer, type TestServer } from "../support/server";
import { type Recorder, startRecorder } from "./recorder";
import { TestTaker } from "./test-taker";
import { Complaints } from "./watch";

interface TestFixtures {
  /** Whatever a browser logs or fails to load fails the test, unless it is declared here. */
  complaints: Complaints;
  /** One more browser with cookies of its own, like another phone; same screen and settings as the project's. */
  device: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** One more server, with settings of its own. */
  serve: typeof startServer;
  /** Somebody taking the test on `page`. */
  taker: TestTaker;
  /** A server of this test's own that writes down every request it gets, and a browser that knows no other. */
  recorder: Recorder & { context: BrowserContext };
}

interface WorkerFixtures {
  server: TestServer;
  /** A server that is closed for maintenance. */
  closed: TestServer;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures wanted from the pattern
    async ({}, use) => {
      const server = await startServer({ API_DOCS: "true" });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],

  closed: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const server = await startServer({ MAINTENANCE: "true" });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ server }, use) => use(server.origin),

  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints();
      complaints.watch(context);
      await use(complaints);
      base.expect(complaints.unexpected(), "complaints of the browser").toEqual([]);
    },
    { auto: true },
  ],

  device: async ({ browser, contextOptions, complaints }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...contextOptions, ...options });
      complaints.watch(context);
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },

  serve: async ({ complaints }, use) => {
    const started: TestServer[] = [];
    await use(async (...settings) => {
      const server = await startServer(...settings);
      started.push(server);
      return server;
    });
    complaints.end();
    for (const server of started) await server.kill();
  },

  taker: async ({ page, javaScriptEnabled }, use) => use(new TestTaker(page, javaScriptEnabled ?? true)),

  recorder: async ({ device, serve }, use) => {
    const recorder = await startRecorder(serve);
    const context = await device({ baseURL: recorder.origin });
    await use({ ...recorder, context });
    await context.close();
    recorder.stop();
  },
});

export const { expect } = base;
