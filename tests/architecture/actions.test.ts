import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isFormAction } from "~/web/form-action.server";

const routes = readdirSync("app/routes", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/(-page|\.test)\.tsx?$/.test(file))
  .map((file) => join("app/routes", file));

const withAction = [...routes, "app/root.tsx"].filter((file) =>
  /export (const|async function|function) action\b|export \{[^}]*\baction\b/.test(readFileSync(file, "utf8")),
);

test("some routes have actions", () => {
  expect(withAction.length).toBeGreaterThan(3);
});

test.each(withAction)("%s makes its action with formAction", async (file) => {
  const module = (await import(join(process.cwd(), file))) as { action: object };
  expect(isFormAction(module.action)).toBe(true);
});
