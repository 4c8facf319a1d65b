import { describe, expect, test } from "vitest";
import { openPagesOf, questionPage } from "./question-page";
import { isSlug, parseStoredTest } from "./stored-test";
import { topicAsked } from "./topic";

const slug = "abcdefghijklmnopqrst_-";

describe("the stored test", () => {
  test("is kept when slug and topic are there and known", () => {
    expect(parseStoredTest({ testSlug: slug, topicName: "f", extra: 1 })).toEqual({ testSlug: slug, topicName: "f" });
  });

  test.each([null, undefined, "x", 3, [], {}, { testSlug: slug }, { topicName: "f" }])("%j is dropped", (value) => {
    expect(parseStoredTest(value)).toBeUndefined();
  });

  test.each(["", "short", `${slug}x`, "a.cdefghijklmnopqrst_-", 7, null])("%j is no slug", (value) => {
    expect(isSlug(value)).toBe(false);
    expect(parseStoredTest({ testSlug: value, topicName: "f" })).toBeUndefined();
  });

  test("a topic without a definition is dropped", () => {
    expect(parseStoredTest({ testSlug: slug, topicName: "toString" })).toBeUndefined();
  });
});

describe("the topic of a start address", () => {
  test.each([
    [null, "f"],
    ["", "f"],
    ["own", "f"],
    ["f", "f"],
    ["depression", undefined],
    ["__proto__", undefined],
  ])("t=%j opens %s", (t, topic) => {
    expect(topicAsked(t, "own")).toBe(topic);
  });
});

describe("question pages", () => {
  test.each([
    ["0", 0],
    ["8", 8],
    ["999", 999],
    ["1000", undefined],
    ["-1", undefined],
    ["1.5", undefined],
    ["abc", undefined],
    ["", undefined],
    [" 1", undefined],
  ])("page=%j is %s", (value, page) => {
    expect(questionPage(value)).toBe(page);
  });

  test("a page is open while one of its questions has no answer", () => {
    const pages = [[{ id: 1 }, { id: 2 }], [{ id: 3 }], [{ id: 4 }]];
    expect(openPagesOf(pages, new Set([1, 3]))).toEqual([0, 2]);
    expect(openPagesOf(pages, new Set([1, 2, 3, 4]))).toEqual([]);
    expect(openPagesOf(pages, new Set())).toEqual([0, 1, 2]);
  });
});
