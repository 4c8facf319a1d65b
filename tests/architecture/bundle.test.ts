import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";

const folder = "build/client/assets";
const files = readdirSync(folder);
const text = (file: string) => readFileSync(join(folder, file), "utf8");
const gzip = (file: string) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).byteLength;
const find = (name: string) => files.find((file) => file.startsWith(`${name}-`)) ?? "";

/** A module with everything it imports statically. */
function closure(file: string, seen = new Set<string>()): Set<string> {
  if (!file || seen.has(file)) return seen;
  seen.add(file);
  for (const [, imported] of text(file).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) closure(imported ?? "", seen);
  return seen;
}

const weight = (...names: string[]) => {
  const modules = new Set(names.flatMap((name) => [...closure(find(name))]));
  return [...modules].reduce((sum, file) => sum + gzip(file), 0);
};

const KB = 1000;

describe("what a browser loads", () => {
  test("the start of the islands brings no React and no router", () => {
    for (const file of closure(find("entry.client")))
      expect(text(file)).not.toMatch(/jsx|useState|hydrateRoot|useLoaderData/);
  });

  test("every island of the question page together stays within 5 KB", () => {
    const bytes = weight("entry.client", "auto-advance", "dialog", "loading-overlay", "offline");
    console.info(`question page scripts: ${bytes} bytes gzip (budget 5000, stretch 2000)`);
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThanOrEqual(5 * KB);
  });

  test("the script of the result page stays within 5 KB", () => {
    const bytes = weight("entry.client", "results-overlay");
    console.info(`result page scripts: ${bytes} bytes gzip (budget 5000)`);
    expect(bytes).toBeLessThanOrEqual(5 * KB);
  });

  test("the stylesheet stays within 9 KB", () => {
    const sheets = files.filter((file) => file.endsWith(".css"));
    const bytes = sheets.reduce((sum, file) => sum + gzip(file), 0);
    console.info(`stylesheet: ${bytes} bytes gzip (budget 9000, stretch 6000)`);
    expect(sheets).toHaveLength(1);
    expect(bytes).toBeLessThanOrEqual(9 * KB);
  });

  test("no server code, no setting, no key of a test and no source map is published", () => {
    const published = readdirSync("build/client", { recursive: true, encoding: "utf8" });
    expect(published.filter((file) => file.endsWith(".map"))).toEqual([]);
    const secret = /better-sqlite3|kysely|APP_SECRET|DATABASE_URL|createHmac|"scale":|sonneborn/i;
    for (const file of files.filter((name) => name.endsWith(".js"))) expect(text(file), file).not.toMatch(secret);
  });
});
