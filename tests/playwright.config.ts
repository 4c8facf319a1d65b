import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const DEBIAN_CHROMIUM = "/usr/bin/chromium";

/** Specs in which the width of the screen matters; `screens` changes it by itself. */
const ON_DESKTOP = ["journey", "language", "hosts"];
/** Specs of what has to work without scripts, and of answers of the server that no script takes part in. */
const WITHOUT_SCRIPTS = [
  ...["journey", "budget", "answers", "resume", "language", "leave", "toast"],
  ...["addresses", "refusals", "requests", "stored-test"],
];
/** Specs of which one run says enough, elsewhere than on a phone with scripts. */
const NOT_ON_PHONE = ["addresses", "budget", "hosts", "language", "refusals", "requests", "stored-test"];

const specs = (names: string[]) => names.map((name) => `**/${name}.spec.ts`);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const screenshots = Boolean(process.env.SCREENSHOTS);

export default defineConfig({
  testDir: "e2e",
  testMatch: screenshots ? "screenshots.ts" : "*.spec.ts",
  outputDir: "../test-results",
  workers: 2,
  retries: 0,
  forbidOnly: true,
  fullyParallel: true,
  reporter: [["list"]],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    trace: "off",
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    launchOptions: {
      executablePath: existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
  projects: screenshots
    ? [{ name: "screenshots" }]
    : [
        { name: "phone", use: phone, testIgnore: specs(NOT_ON_PHONE) },
        {
          name: "phone-nojs",
          use: { ...phone, javaScriptEnabled: false },
          testMatch: specs(WITHOUT_SCRIPTS),
        },
        { name: "desktop", use: { viewport: { width: 1280, height: 900 } }, testMatch: specs(ON_DESKTOP) },
      ],
});
