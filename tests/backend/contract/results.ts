import { describe, expect, it } from "vitest";
import { deleteResult, getQuestions, getResults, getTest, saveAnswers } from "~/contract/enneagram";
import { createResumeCode } from "~/contract/resume";
import { allAnswers, begin, type Client, call, clearAnswers, finish, save } from "../../support/api";
import { freeTest } from "../../support/free-test";

export const describeResults = (client: () => Client) =>
  describe("results", () => {
    it("wait until the test is answered", async () => {
      const visitor = await begin(client());
      for (const answered of [0, 4, 20]) {
        await save(visitor, allAnswers().slice(0, answered));
        const early = await call(visitor, getResults, { body: {} });
        expect(early.status).toBe(409);
        expect(early.error).toEqual({ code: "incomplete" });
      }
    });

    it("rank all scales, the first of which is the primary one", async () => {
      const { result } = await finish(client());
      expect(result.ranking.map(({ scale }) => scale).sort()).toEqual(freeTest.scales.map(({ id }) => id).sort());
      expect(result.primary).toBe(result.ranking[0]?.scale);
      expect(result.testVersion).toBe(freeTest.version);
      expect(result.score).toBeLessThanOrEqual(result.maxScore);
    });

    it("are the same for the same answers, with or without the slug", async () => {
      const { result, ...visitor } = await finish(client());
      const again = await call(visitor, getResults, { body: { testSlug: visitor.slug } });
      expect(again.value).toEqual(result);
      expect((await call(visitor, getResults, { body: {} })).value).toEqual(result);
    });

    it("are made once when asked for several times at once", async () => {
      const visitor = await begin(client());
      await save(visitor, allAnswers());
      const asked = await Promise.all(Array.from({ length: 8 }, () => call(visitor, getResults, { body: {} })));
      expect(new Set(asked.map(({ value }) => value.id)).size).toBe(1);
    });

    it("are made anew, under the same id, when an answer has changed", async () => {
      const { result, ...visitor } = await finish(client());
      expect(result.primary).toBe("reformer");
      await save(visitor, clearAnswers(true));
      const { value } = await call(visitor, getResults, { body: {} });
      expect(value.id).toBe(result.id);
      expect(value.primary).toBe("peacemaker");
      expect(value.updatedAt).toBeGreaterThanOrEqual(result.updatedAt);
      await save(visitor, clearAnswers());
      expect((await call(visitor, getResults, { body: {} })).value.ranking).toEqual(result.ranking);
    });

    it("stay as they are when answers were refused", async () => {
      const { result, ...visitor } = await finish(client());
      const [first, second] = allAnswers();
      expect((await save(visitor, [{ questionId: first?.questionId, answer: second?.answer }])).status).toBe(422);
      const { value } = await call(visitor, getResults, { body: {} });
      expect({ ...value, updatedAt: 0 }).toEqual({ ...result, updatedAt: 0 });
    });

    it("note answers given faster than anybody reads", async () => {
      const quick = await begin(client());
      await save(quick, { answers: allAnswers(), msPerPage: 36 * 100 });
      expect((await call(quick, getResults, { body: {} })).value.quality).toEqual(["tooFast"]);
      const calm = await begin(client());
      await save(calm, { answers: allAnswers(), msPerPage: 36 * 6000 });
      expect((await call(calm, getResults, { body: {} })).value.quality).toEqual([]);
    });

    it("name the test in the language asked for", async () => {
      const { result, ...visitor } = await finish(client());
      const { value } = await call(visitor, getResults, { query: { locale: "es" }, body: {} });
      expect(value.test.name).toBe("Test gratuito de nueve tipos");
      expect(value.test.name).not.toBe(result.test.name);
      expect({ ...value, test: result.test }).toEqual(result);
    });

    it.each([
      ["a slug that is none", { testSlug: "x" }, "", ["testSlug"]],
      ["an unknown key", { slug: "x" }, "", [""]],
      ["an unknown language", {}, "?locale=xx", ["locale"]],
      ["a language given twice", {}, "?locale=en&locale=en", ["locale"]],
    ])("refuse %s", async (_, body, query, paths) => {
      const visitor = await begin(client());
      const refused = await call(visitor, getResults, { body, query });
      expect(refused.status).toBe(422);
      expect(refused.error.fields?.map(({ path }) => path)).toEqual(paths);
    });

    it("are deleted together with the answers and the test", async () => {
      const { result, slug, ...visitor } = await finish(client());
      const deleted = await call(visitor, deleteResult, { params: { id: result.id } });
      expect(deleted.status).toBe(204);

      const testSlug = { testSlug: slug };
      const afterwards = await Promise.all([
        call(visitor, getTest, { params: { slug } }),
        call(visitor, getQuestions, { params: testSlug }),
        call(visitor, saveAnswers, { params: testSlug, body: allAnswers() }),
        call(visitor, getResults, { body: testSlug }),
        call(visitor, getResults, { body: {} }),
        call(visitor, createResumeCode, { body: testSlug }),
      ]);
      for (const reply of afterwards) {
        expect(reply.status).toBe(404);
        expect(reply.error).toEqual({ code: "test_not_found" });
      }
      const again = await call(visitor, deleteResult, { params: { id: result.id } });
      expect(again.status).toBe(404);
      expect(again.error).toEqual({ code: "result_not_found" });
    });

    it("are not deleted by an id that is none", async () => {
      const visitor = await begin(client());
      const refused = await call(visitor, deleteResult, { params: { id: "no-id" } });
      expect(refused.status).toBe(422);
      expect(refused.error.fields?.map(({ path }) => path)).toEqual(["id"]);
    });
  });
