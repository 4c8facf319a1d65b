import { describe, expect, it } from "vitest";
import { generateTest, getTest, listTopics } from "~/contract/enneagram";
import { itemsOf, pagesOf } from "~/domain/scoring/definition";
import { allAnswers, begin, type Client, call, cookieIn, save } from "../../support/api";
import { freeTest } from "../../support/free-test";

export const describeTests = (client: () => Client) =>
  describe("topics and tests", () => {
    it("lists the free test among the topics, in English when no language is asked for", async () => {
      const { value } = await call(client(), listTopics);
      const english = await call(client(), listTopics, { query: { locale: "en" } });
      expect(value.topics.map(({ name }) => name)).toContain("f");
      expect(value).toEqual(english.value);
      expect(value.topics[0]?.test.questionsCount).toBe(itemsOf(freeTest).length);
    });

    it("lists the topics in Spanish", async () => {
      const spanish = await call(client(), listTopics, { query: { locale: "es" } });
      expect(spanish.value.topics[0]?.test.name).toBe("Test gratuito de nueve tipos");
    });

    it("refuses a language there is not, and a parameter given twice", async () => {
      const unknown = await call(client(), listTopics, { query: { locale: "xx" } });
      expect(unknown.status).toBe(422);
      expect(unknown.error.fields?.map(({ path }) => path)).toEqual(["locale"]);
      const twice = await call(client(), listTopics, { query: "?locale=en&locale=es" });
      expect(twice.status).toBe(422);
      expect(twice.error.fields).toEqual([{ path: "locale", code: "repeated" }]);
    });

    it("starts a test and gives the browser the proof that it owns it", async () => {
      const made = await call(client(), generateTest, { body: { topic: "f", locale: "es" } });
      expect(made.status).toBe(201);
      expect(made.value.topic).toEqual({ name: "f" });
      const [cookie, ...others] = made.headers.getSetCookie();
      expect(others).toEqual([]);
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(cookie).toMatch(/; Path=\/(;|$)/);
      expect(cookie).not.toMatch(/Domain/i);
      expect(cookieIn(made.headers)).toMatch(new RegExp(`^attempt=${made.value.slug}\\.[\\w-]{43}$`));
    });

    it("never makes two tests with the same slug", async () => {
      const visitors = await Promise.all(Array.from({ length: 20 }, () => begin(client())));
      expect(new Set(visitors.map(({ slug }) => slug)).size).toBe(20);
    });

    it.each(["depression", "F", "", "__proto__", "constructor"])("has no topic %j", async (topic) => {
      const refused = await call(client(), generateTest, { body: { topic } });
      expect(refused.status).toBe(404);
      expect(refused.error).toEqual({ code: "topic_not_available" });
      expect(refused.headers.getSetCookie()).toEqual([]);
    });

    it.each([
      ["no topic", {}, ["topic"]],
      ["a number as topic", { topic: 1 }, ["topic"]],
      ["a very long topic", { topic: "f".repeat(41) }, ["topic"]],
      ["an unknown language", { topic: "f", locale: "xx" }, ["locale"]],
      ["an unknown key", { topic: "f", slug: "mine" }, [""]],
      ["a list", [], [""]],
      ["null", null, [""]],
    ])("refuses %s", async (_, body, paths) => {
      const refused = await call(client(), generateTest, { body });
      expect(refused.status).toBe(422);
      expect(refused.error.code).toBe("invalid_request");
      expect(refused.error.fields?.map(({ path }) => path)).toEqual(paths);
    });

    it("refuses a body that is no JSON, is no body, or says it is something else", async () => {
      for (const sent of [{ raw: '{"topic":' }, { raw: "" }, {}])
        expect((await call(client(), generateTest, sent)).status).toBe(422);
      const form = { raw: "topic=f", headers: { "Content-Type": "application/x-www-form-urlencoded" } };
      expect((await call(client(), generateTest, form)).status).toBe(422);
    });

    it("tells how far a test is", async () => {
      const visitor = await begin(client());
      const pages = pagesOf(freeTest);
      const fresh = await call(visitor, getTest, { params: { slug: visitor.slug } });
      expect(fresh.value).toMatchObject({
        slug: visitor.slug,
        topic: { name: "f" },
        version: freeTest.version,
        totalPages: pages.length,
        totalQuestions: itemsOf(freeTest).length,
        questionsAnswered: 0,
        openPages: pages.map((_, page) => page),
      });

      const second = new Set(pages[1]?.map(({ id }) => id));
      await save(
        visitor,
        allAnswers().filter(({ questionId }) => second.has(questionId)),
      );
      const { value } = await call(visitor, getTest, { params: { slug: visitor.slug } });
      expect(value.questionsAnswered).toBe(second.size);
      expect(value.openPages).toEqual(pages.flatMap((_, page) => (page === 1 ? [] : [page])));
      expect(value.createdAt).toBe(fresh.value.createdAt);
    });

    it("knows no test by a slug that was never given, and refuses what is no slug", async () => {
      const visitor = await begin(client());
      const missing = await call(visitor, getTest, { params: { slug: "A".repeat(22) } });
      expect(missing.status).toBe(404);
      expect(missing.error).toEqual({ code: "test_not_found" });
      for (const slug of ["short", "A".repeat(23), "../../etc/passwd", "%00", "' or 1=1 --"]) {
        const refused = await call(visitor, getTest, { params: { slug } });
        expect(refused.status).toBe(422);
        expect(refused.error.fields?.map(({ path }) => path)).toEqual(["slug"]);
      }
    });
  });
