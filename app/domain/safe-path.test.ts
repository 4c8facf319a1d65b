import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { safePath } from "./safe-path";

describe("a path that is safe to redirect to", () => {
  test.each(["/", "/x", "/x?y=1&z=2", "/es/test/progress?page=3"])("%s is kept", (path) => {
    expect(safePath(path)).toBe(path);
  });

  test.each([
    "//e",
    "///e",
    "/\\e",
    "\\\\e",
    "https:e",
    "https://e",
    "javascript:alert(1)",
    "/\t/e",
    "/%09/e",
    "/%5ce",
    "/%2f%2fe",
    "/x\r\nSet-Cookie: a=b",
    "/.//e",
    "x",
    "",
    `/${"a".repeat(600)}`,
    null,
    undefined,
  ])("%j is refused", (path) => {
    expect(safePath(path)).toBeUndefined();
  });

  test("whatever is given, what comes out stays on this host", () => {
    const part = fc.constantFrom(
      "/",
      "\\",
      "//",
      "e.com",
      "@",
      ":",
      "https:",
      "%2f",
      "%5c",
      "\t",
      " ",
      "?",
      "#",
      ".",
      "..",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const path = safePath(parts.join(""));
        if (path !== undefined) expect(new URL(path, "http://own.example").origin).toBe("http://own.example");
      }),
      { numRuns: 2000 },
    );
  });
});
