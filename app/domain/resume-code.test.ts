import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readResumeCode, resumeCodeFrom } from "./resume-code";

const bytes = fc.uint8Array({ minLength: 12, maxLength: 32 });

describe("resume codes", () => {
  test("are three groups of four without letters that look alike", () => {
    fc.assert(
      fc.property(bytes, (source) => {
        expect(resumeCodeFrom(source)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
      }),
    );
  });

  test("are read however people type them", () => {
    const typed = fc.tuple(bytes, fc.boolean(), fc.constantFrom("-", "", " ", " - "));
    fc.assert(
      fc.property(typed, ([source, lower, separator]) => {
        const code = resumeCodeFrom(source);
        const spelled = code.replaceAll("0", "O").replaceAll("1", "l").replaceAll("-", separator);
        expect(readResumeCode(lower ? spelled.toLowerCase() : spelled)).toBe(code);
      }),
    );
  });

  test.each(["", "ABCD", "ABCD-EFGH-JKM", "ABCD-EFGH-JKMNP", "ABCD-EFGH-JKM*", "ABCD-EFGH-JKMU", "x".repeat(999)])(
    "%j is no code",
    (typed) => {
      expect(readResumeCode(typed)).toBeUndefined();
    },
  );
});
