import { beforeAll, describe, expect, it } from "vitest";
import { getQuestions } from "~/contract/enneagram";
import { itemsOf, pagesOf } from "~/domain/scoring/definition";
import { allAnswers, begin, type Client, call, type Sent, save, type Visitor } from "../../support/api";
import { freeTest } from "../../support/free-test";

const items = itemsOf(freeTest);
const pages = pagesOf(freeTest);

export const describeQuestions = (client: () => Client) =>
  describe("questions", () => {
    let visitor: Visitor;

    beforeAll(async () => {
      visitor = await begin(client());
    });

    const ask = (query?: Sent["query"]) => call(visitor, getQuestions, { params: { testSlug: visitor.slug }, query });

    it("come by page, and all pages together are the test in its order", async () => {
      const shown: number[] = [];
      for (let page = 0; page < pages.length; page++) {
        const { value } = await ask({ page });
        expect(value.meta).toEqual({
          totalPages: pages.length,
          currentPage: page,
          totalQuestions: items.length,
          questionsAnswered: 0,
        });
        shown.push(...value.questions.map(({ id }) => id));
      }
      expect(shown).toEqual(items.map(({ id }) => id));
    });

    it("begin with the first page when none is asked for", async () => {
      expect((await ask()).value).toEqual((await ask({ page: 0 })).value);
    });

    it("come in pages of another size when asked", async () => {
      const { value } = await ask({ page: 1, perPage: 10 });
      expect(value.questions.map(({ id }) => id)).toEqual(items.slice(10, 20).map(({ id }) => id));
      expect(value.meta.totalPages).toBe(Math.ceil(items.length / 10));
      const last = await ask({ page: 3, perPage: 10 });
      expect(last.value.questions.map(({ id }) => id)).toEqual(items.slice(30).map(({ id }) => id));
    });

    it.each([
      ["one page too far", { page: pages.length }],
      ["far too far", { page: 999 }],
      ["one page too far in another size", { page: 4, perPage: 10 }],
      ["a second page when one holds all", { page: 1, perPage: 50 }],
    ])("end: %s is not found", async (_, query) => {
      const refused = await ask(query);
      expect(refused.status).toBe(404);
      expect(refused.error).toEqual({ code: "page_not_found" });
    });

    it.each([
      ["a page below 0", "?page=-1", "page"],
      ["a page with a fraction", "?page=1.5", "page"],
      ["a page that is no number", "?page=one", "page"],
      ["a huge page", "?page=99999999999999999999", "page"],
      ["a page size of 0", "?perPage=0", "perPage"],
      ["a page size above 50", "?perPage=51", "perPage"],
      ["an unknown language", "?locale=xx", "locale"],
      ["a page given twice", "?page=0&page=1", "page"],
      ["an SQL phrase as page", "?page=0%20or%201=1", "page"],
    ])("refuse %s, naming the field", async (_, query, path) => {
      const refused = await ask(query);
      expect(refused.status).toBe(422);
      expect([...new Set(refused.error.fields?.map((field) => field.path))]).toEqual([path]);
    });

    it("are in English, and in Spanish for Spanish", async () => {
      const [english, spanish] = [(await ask()).value, (await ask({ locale: "es" })).value];
      const texts = (page: typeof english) => page.questions.flatMap(({ options }) => options.map(({ text }) => text));
      const ids = (page: typeof english) => page.questions.flatMap(({ options }) => options.map(({ id }) => id));
      expect(ids(spanish)).toEqual(ids(english));
      expect(texts(english).every((text) => text.length > 5)).toBe(true);
      expect(texts(spanish).every((text, index) => text.length > 5 && text !== texts(english)[index])).toBe(true);
    });

    it("tell nothing of the scales their options count for", async () => {
      const response = JSON.stringify((await ask({ perPage: 50 })).value);
      for (const { id } of freeTest.scales) expect(response).not.toContain(id);
      expect(response).not.toMatch(/scale|score|key|weight/i);
    });

    it("show what was chosen, 0 where nothing was", async () => {
      const answering = await begin(client());
      const [first, second] = allAnswers(1);
      await save(answering, [first, second]);
      const { value } = await call(answering, getQuestions, { params: { testSlug: answering.slug } });
      expect(value.questions.map(({ answer }) => answer)).toEqual([first?.answer, second?.answer, 0, 0]);
      expect(value.meta.questionsAnswered).toBe(2);
    });
  });
