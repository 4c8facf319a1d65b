import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isLocale, LOCALES, pathIn, splitLocale } from "./locale";

describe("addresses in a language", () => {
  test.each([
    ["/", "en", "/"],
    ["/es", "es", "/"],
    ["/es/", "es", "/"],
    ["/es/test/start", "es", "/test/start"],
    ["/test/start", "en", "/test/start"],
    ["/estate", "en", "/estate"],
    ["/en/test", "en", "/test"],
    ["/xx/test", "en", "/xx/test"],
  ])("%s is %s and %s", (pathname, locale, path) => {
    expect(splitLocale(pathname)).toEqual({ locale, path });
  });

  test("a path put into a language comes back as it was", () => {
    const path = fc.constantFrom("/", "/test/start", "/a-test", "/privacy-policy");
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), path, (locale, plain) => {
        expect(splitLocale(pathIn(locale, plain))).toEqual({ locale, path: plain });
      }),
    );
  });

  test("object keys and other values are no languages", () => {
    for (const value of ["toString", "__proto__", "", "EN", undefined, 3]) expect(isLocale(value)).toBe(false);
  });
});
