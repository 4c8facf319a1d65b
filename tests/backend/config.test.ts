import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ConfigError, loadConfig } from "~/backend/config";

const SECRET = "a-secret-for-tests-only-0123456789abcdef";

/** The lines of what is wrong with these settings. */
function problemsOf(env: Record<string, string>): string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const [heading, ...lines] = error.message.split("\n");
    expect(heading).toBe("Settings that need attention:");
    return lines;
  }
}

describe("settings", () => {
  it.each([
    ["NODE_ENV", "staging"],
    ["PORT", "80000"],
    ["PORT", "http"],
    ["PORT", "3000.5"],
    ["APP_ORIGIN", "localhost:3000"],
    ["APP_ORIGIN", "ftp://example.org"],
    ["APP_ORIGIN", "javascript:alert(1)"],
    ["PRODUCT_NAME", "x".repeat(41)],
    ["PRODUCT_SLUG", "Not A Slug"],
    ["SUPPORT_EMAIL", "nobody"],
    ["MAINTENANCE", "yes"],
    ["DATABASE_URL", "mysql://localhost/app"],
    ["DATABASE_URL", "sqlite:"],
    ["APP_SECRET", "short"],
    ["APP_SECRET", `${SECRET},short`],
    ["BACKEND_URL", "backend"],
    ["TRUST_PROXY_HOPS", "-1"],
    ["TRUST_PROXY_HOPS", "6"],
    ["COUNTRY_HEADER", "CF IPCountry"],
    ["RATE_LIMIT_FACTOR", "0"],
    ["RATE_LIMIT_FACTOR", "fast"],
    ["WORKERS", "0"],
    ["WORKERS", "1.5"],
    ["API_DOCS", "yes"],
    ["LOG_LEVEL", "debug"],
  ])("name %s when it is wrong (%s)", (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^ {2}- ${name}: .+`));
  });

  it("name all that are wrong at once, and tell no secret", () => {
    const problems = problemsOf({ NODE_ENV: "production", PORT: "x", APP_SECRET: "hunter2", DATABASE_URL: "x" });
    expect(problems.map((line) => /- (\w+):/.exec(line)?.[1]).sort()).toEqual(["APP_SECRET", "DATABASE_URL", "PORT"]);
    expect(problems.join()).not.toContain("hunter2");
  });

  it.each([[{}], [{ APP_SECRET: "" }], [{ APP_SECRET: " " }], [{ APP_SECRET: "," }], [{ APP_SECRET: " , ," }]])(
    "refuse production without a secret: %j",
    (env) => {
      expect(problemsOf({ NODE_ENV: "production", ...env })).toEqual([
        "  - APP_SECRET: required in production (32 characters or more)",
      ]);
    },
  );

  it("have a secret for development only there", () => {
    expect(loadConfig({}).secrets).toHaveLength(1);
    expect(loadConfig({ NODE_ENV: "production", APP_SECRET: SECRET }).secrets).toEqual([SECRET]);
  });

  it("take several secrets, the newest first", () => {
    const newer = `${SECRET}-newer`;
    expect(loadConfig({ APP_SECRET: ` ${newer} , ${SECRET}` }).secrets).toEqual([newer, SECRET]);
  });

  it("count empty ones as absent", () => {
    const names = [
      "PORT",
      "APP_ORIGIN",
      "DATABASE_URL",
      "WORKERS",
      "API_DOCS",
      "MAINTENANCE",
      "BACKEND_URL",
      "LOG_LEVEL",
    ];
    expect(loadConfig(Object.fromEntries(names.map((name) => [name, ""])))).toEqual(loadConfig({}));
  });

  it("allow 127.0.0.1 for localhost only, and further hosts by name", () => {
    expect(loadConfig({}).hosts).toEqual(["localhost:3000", "127.0.0.1:3000"]);
    const { hosts } = loadConfig({ APP_ORIGIN: "https://example.org/", ALLOWED_HOSTS: "www.example.org, example.net" });
    expect(hosts).toEqual(["example.org", "www.example.org", "example.net"]);
  });

  it("hide the API page in production unless asked for", () => {
    const production = { NODE_ENV: "production", APP_SECRET: SECRET };
    expect(loadConfig(production).apiDocs).toBe(false);
    expect(loadConfig({ ...production, API_DOCS: "true" }).apiDocs).toBe(true);
    expect(loadConfig({}).apiDocs).toBe(true);
  });

  it("mark cookies as secure when the site is served over https", () => {
    expect(loadConfig({ APP_ORIGIN: "https://example.org" }).secureCookies).toBe(true);
    expect(loadConfig({}).secureCookies).toBe(false);
  });
});

describe("the built program", { timeout: 60_000 }, () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "config-"));
    writeFileSync(join(folder, "file"), "");
    writeFileSync(join(folder, "damaged.db"), "not a database, but long enough to look at".repeat(200));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const boot = (env: Record<string, string>) => {
    const good = { NODE_ENV: "production", PORT: "0", APP_SECRET: SECRET, DATABASE_URL: `sqlite:${folder}/app.db` };
    const settings: Record<string, string | undefined> = { PATH: process.env.PATH, ...good, ...env };
    const { status, signal, stdout, stderr } = spawnSync(process.execPath, ["build/server/main.js"], {
      env: settings as NodeJS.ProcessEnv,
      timeout: 20_000,
      encoding: "utf8",
    });
    return { status, signal, printed: stdout + stderr };
  };

  it.each([
    ["a bad setting", { PORT: "x", DATABASE_URL: "oracle" }, ["PORT", "DATABASE_URL"]],
    ["no secret", { APP_SECRET: "" }, ["APP_SECRET"]],
    ["no secret and no NODE_ENV", { APP_SECRET: "", NODE_ENV: "" }, ["APP_SECRET"]],
    ["a bad setting, with two workers", { WORKERS: "2", APP_SECRET: "short" }, ["APP_SECRET"]],
    ["a number of workers that is none", { WORKERS: "many" }, ["WORKERS"]],
  ])("ends with 1, the list and no stack, for %s", (_, env, names) => {
    const { status, printed } = boot(env);
    expect(printed).toMatch(/^Settings that need attention:\n/);
    expect([...printed.matchAll(/- (\w+):/g)].map((match) => match[1]).sort()).toEqual([...names].sort());
    expect(printed).not.toMatch(/\n\s+at /);
    expect(status).toBe(1);
  });

  it.each([
    ["a folder that cannot be made", () => `sqlite:${folder}/file/app.db`],
    ["a file that is no database", () => `sqlite:${folder}/damaged.db`],
    ["a server that is not there", () => "postgres://me:hunter2@127.0.0.1:1/none"],
  ])("ends with 1 when its database is %s", (_, databaseUrl) => {
    const { status, printed } = boot({ DATABASE_URL: databaseUrl() });
    expect(printed).not.toBe("");
    expect(printed).not.toContain("hunter2");
    expect(status).toBe(1);
  });
});
