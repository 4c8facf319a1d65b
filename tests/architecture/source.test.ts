import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { checkSync } from "recheck";
import { describe, expect, test } from "vitest";

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(tsx?|css)$/.test(file))
  .map((file) => join("app", file));

const text = (file: string) => readFileSync(file, "utf8");
const lines = (file: string) => text(file).split("\n").length;

describe("the size and shape of the source", () => {
  test("no file is longer than 200 lines", () => {
    expect(sources.filter((file) => lines(file) > 201)).toEqual([]);
  });

  test("no route module is longer than 120 lines", () => {
    const routes = sources.filter((file) => file.startsWith("app/routes/") && !/-page\.tsx$/.test(file));
    expect(routes.filter((file) => lines(file) > 121)).toEqual([]);
  });

  test("names tell the topic: kebab-case, and no utils, helpers or lib", () => {
    const bad = sources.filter(
      (file) => !/^[a-z0-9./-]+$/.test(file) || /(utils|helpers|\/lib\/|\/index\.tsx?$)/.test(file),
    );
    expect(bad).toEqual([]);
  });

  test("nothing is left untyped, ignored or swallowed", () => {
    const forbidden =
      /@ts-ignore|@ts-expect-error|@ts-nocheck|\bas any\b|: any\b|catch\s*(\(\w*\))?\s*\{\s*\}|\bTODO\b|\bFIXME\b/;
    expect(sources.filter((file) => forbidden.test(text(file)))).toEqual([]);
  });

  test("the core asks no clock and throws no dice", () => {
    const domain = sources.filter((file) => file.startsWith("app/domain/") && !file.includes(".test."));
    expect(domain.filter((file) => /new Date\(\)|Date\.now|Math\.random|performance\.now/.test(text(file)))).toEqual(
      [],
    );
  });

  test("<Scripts/> is rendered nowhere, and no script is inline", () => {
    expect(sources.filter((file) => /<Scripts\b|dangerouslySetInnerHTML/.test(text(file)))).toEqual([]);
  });

  test("the brand is configuration: no source file but its default names it", () => {
    const naming = sources.filter((file) => /ninefold/i.test(text(file)) && !/\.test\.tsx?$/.test(file));
    expect(naming).toEqual(["app/domain/product.ts"]);
  });

  test("every regular expression takes linear time", () => {
    const found = sources
      .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
      .flatMap((file) => [
        ...text(file).matchAll(/(?<=[(=,:?&|]\s*|return )\/((?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\n\\[])+)\/([dgimsuy]*)/g),
      ])
      .map(([, source, flags]) => ({ source: source ?? "", flags: flags ?? "" }));
    expect(found.length).toBeGreaterThan(20);
    const slow = found.filter(({ source, flags }) => checkSync(source, flags.replace("d", "")).status === "vulnerable");
    expect(slow).toEqual([]);
  });
});

test("the tree has only what the architecture names", () => {
  const allowed =
    /^(README\.md|package(-lock)?\.json|tsconfig\.json|remix\.config\.js|vite\.config\.ts|app|public|locales|tests|\.ci|\.env\.example|\.gitignore|\.git|node_modules|build|data|test-results)$/;
  expect(readdirSync(".").filter((name) => !allowed.test(name))).toEqual([]);
  expect(statSync("app").isDirectory()).toBe(true);
});

test("the lock file names no registry and no git address", () => {
  expect(text("package-lock.json")).not.toMatch(/"resolved"|git\+|https?:\/\/[^"]*\.tgz/);
});
