import { beforeEach, describe, expect, it } from "vitest";
import { getQuestions, saveAnswers } from "~/contract/enneagram";
import { itemsOf, pagesOf } from "~/domain/scoring/definition";
import { allAnswers, begin, type Client, call, save, type Visitor } from "../../support/api";
import { freeTest } from "../../support/free-test";

const items = itemsOf(freeTest);
const left = allAnswers(0);
const right = allAnswers(1);

export const describeSaving = (client: () => Client) =>
  describe("saving answers", () => {
    let visitor: Visitor;

    beforeEach(async () => {
      visitor = await begin(client());
    });

    /** Question id -> chosen option, as the API shows them; unanswered questions are left out. */
    const saved = async () => {
      const query = { perPage: 50 };
      const { value } = await call(visitor, getQuestions, { params: { testSlug: visitor.slug }, query });
      return value.questions.flatMap(({ id, answer }) => (answer === 0 ? [] : [{ questionId: id, answer }]));
    };

    it("takes a bare list, and a list with the time the page was open", async () => {
      const bare = await save(visitor, left.slice(0, 4));
      expect(bare.value).toEqual({
        questionsAnswered: 4,
        totalQuestions: items.length,
        totalPages: pagesOf(freeTest).length,
        openPages: pagesOf(freeTest).flatMap((_, page) => (page === 0 ? [] : [page])),
      });
      const timed = await save(visitor, { answers: left.slice(4, 8), msPerPage: 12_345 });
      expect(timed.value.questionsAnswered).toBe(8);
      const untimed = await save(visitor, { answers: left.slice(8, 12) });
      expect(untimed.value.questionsAnswered).toBe(12);
      expect(await saved()).toEqual(left.slice(0, 12));
    });

    it("takes the whole test at once, and nothing at all", async () => {
      expect((await save(visitor, [])).value.questionsAnswered).toBe(0);
      const { value } = await save(visitor, left);
      expect(value.openPages).toEqual([]);
      expect(value.questionsAnswered).toBe(items.length);
    });

    it("changes nothing when the same comes again", async () => {
      const first = await save(visitor, left.slice(0, 8));
      const again = await save(visitor, left.slice(0, 8));
      expect(again.value).toEqual(first.value);
      expect(await saved()).toEqual(left.slice(0, 8));
    });

    it("keeps the last answer to a question, in later calls and within one", async () => {
      await save(visitor, left.slice(0, 4));
      await save(visitor, right.slice(0, 2));
      await save(visitor, [left[4], right[4], left[4], right[4]]);
      expect(await saved()).toEqual([...right.slice(0, 2), ...left.slice(2, 4), right[4]]);
    });

    it("ignores questions this test does not ask", async () => {
      const unknown = [1, 99_999, Number.MAX_SAFE_INTEGER].map((questionId) => ({ questionId, answer: 10_166 }));
      const { value } = await save(visitor, [...unknown, left[0]]);
      expect(value.questionsAnswered).toBe(1);
      expect(await saved()).toEqual([left[0]]);
    });

    it("takes 0 as no answer, which changes nothing", async () => {
      await save(visitor, [left[0]]);
      const none = { questionId: left[0]?.questionId, answer: 0 };
      const { value } = await save(visitor, [none, { questionId: left[1]?.questionId, answer: 0 }]);
      expect(value.questionsAnswered).toBe(1);
      expect(await saved()).toEqual([left[0]]);
    });

    it("refuses an option of another question, names the field, and saves nothing of the call", async () => {
      await save(visitor, [left[0]]);
      const foreign = { questionId: left[2]?.questionId, answer: left[3]?.answer };
      const refused = await save(visitor, [right[0], right[1], foreign, { ...foreign, answer: 7 }]);
      expect(refused.status).toBe(422);
      expect(refused.error).toEqual({
        code: "invalid_request",
        fields: [
          { path: "2.answer", code: "not_offered" },
          { path: "3.answer", code: "not_offered" },
        ],
      });
      expect(await saved()).toEqual([left[0]]);
    });

    it.each([
      ["a string", "yes"],
      ["null", null],
      ["a number", 7],
      ["an answer as text", [{ questionId: 10_001, answer: "10166" }]],
      ["an answer below 0", [{ questionId: 10_001, answer: -1 }]],
      ["an answer with a fraction", [{ questionId: 10_001, answer: 1.5 }]],
      ["a question id of 0", [{ questionId: 0, answer: 1 }]],
      ["a missing answer", [{ questionId: 10_001 }]],
      ["an unknown key in an answer", [{ questionId: 10_001, answer: 10_166, score: 5 }]],
      ["an unknown key beside the answers", { answers: [], score: 5 }],
      ["a time below 0", { answers: [], msPerPage: -1 }],
      ["a time above a day", { answers: [], msPerPage: 86_400_001 }],
      ["201 answers", Array.from({ length: 201 }, () => ({ questionId: 10_001, answer: 10_166 }))],
    ])("refuses %s and saves nothing", async (_, body) => {
      const refused = await save(visitor, body);
      expect(refused.status).toBe(422);
      expect(refused.error.code).toBe("invalid_request");
      expect(refused.error.fields?.length).toBeGreaterThan(0);
      expect(await saved()).toEqual([]);
    });

    it("refuses keys that would reach a prototype", async () => {
      const raw = '{"answers":[],"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}';
      const refused = await call(visitor, saveAnswers, { params: { testSlug: visitor.slug }, raw });
      expect(refused.status).toBe(422);
      expect("polluted" in {}).toBe(false);
    });

    it.each([
      ["malformed JSON", '[{"questionId":10001,"answer":', 422],
      ["70 KB", JSON.stringify([{ questionId: 10_001, answer: 10_166, note: "x".repeat(70_000) }]), 413],
    ])("refuses %s", async (_, raw, status) => {
      const refused = await call(visitor, saveAnswers, { params: { testSlug: visitor.slug }, raw });
      expect(refused.status).toBe(status);
      expect(refused.error.code).toBe(status === 413 ? "payload_too_large" : "invalid_request");
      expect(await saved()).toEqual([]);
    });

    it("refuses a query given twice", async () => {
      const sent = { params: { testSlug: visitor.slug }, query: "?a=1&a=2", body: [left[0]] };
      const refused = await call(visitor, saveAnswers, sent);
      expect(refused.status).toBe(422);
      expect(refused.error.fields).toEqual([{ path: "a", code: "repeated" }]);
      expect(await saved()).toEqual([]);
    });
  });
