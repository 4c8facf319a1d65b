import type { OpenAPIHono } from "@hono/zod-openapi";
import { getQuestions, saveAnswers as saveAnswersCall } from "~/contract/enneagram";
import type { Locale } from "~/domain/locale";
import { openPagesOf } from "~/domain/question-page";
import { findItem, itemsOf, pagesOf, type TestDefinition } from "~/domain/scoring/definition";
import { listAnswers, saveAnswers, touchAnswers } from "../data/attempts";
import { LIMITS, takeHit } from "../data/rate-limits";
import type { BackendDeps } from "../deps";
import { failure, testNotFound } from "../failure";
import { mount } from "../mount";
import { owns } from "../visitor";
import { findOwnAttempt } from "./own-attempt";

interface GivenAnswer {
  questionId: number;
  answer: number;
}

/** Answers to this test's questions, the last of each; unknown questions and 0 (= none) are left out. */
function relevant(definition: TestDefinition, given: GivenAnswer[]) {
  const known = given.flatMap(({ questionId, answer }, index) => {
    const item = answer === 0 ? undefined : findItem(definition, questionId);
    return item ? [{ item, answer, index }] : [];
  });
  const wrong = known
    .filter(({ item, answer }) => !item.options.some((option) => option.id === answer))
    .map(({ index }) => ({ path: `${index}.answer`, code: "not_offered" }));
  return { wrong, answers: [...new Map(known.map(({ item, answer }) => [item.id, answer]))] };
}

function pageOf(definition: TestDefinition, page: number, perPage: number | undefined) {
  if (perPage === undefined) return { total: pagesOf(definition).length, items: pagesOf(definition)[page] };
  const items = itemsOf(definition);
  return {
    total: Math.ceil(items.length / perPage),
    items: page * perPage < items.length ? items.slice(page * perPage, (page + 1) * perPage) : undefined,
  };
}

export function mountQuestions(app: OpenAPIHono, deps: BackendDeps): void {
  mount(app, getQuestions, async ({ params: { testSlug }, query, context }) => {
    const own = await findOwnAttempt(deps, context, testSlug);
    if (!own) return testNotFound;
    const { definition, answers } = own;
    const words = deps.words.find(definition.slug, query.locale as Locale);
    if (!words) return failure(404, "topic_not_available");
    const { items, total } = pageOf(definition, query.page, query.perPage);
    if (!items) return failure(404, "page_not_found");
    const chosen = new Map(answers.map((answer) => [answer.questionId, answer.optionId]));
    return {
      ok: true,
      value: {
        questions: items.map((item) => ({
          id: item.id,
          format: "pair" as const,
          options: item.options.map(({ id }) => ({ id, text: words.o[id] ?? "" })),
          answer: chosen.get(item.id) ?? 0,
        })),
        meta: {
          totalPages: total,
          currentPage: query.page,
          totalQuestions: itemsOf(definition).length,
          questionsAnswered: chosen.size,
        },
      },
    };
  });

  mount(app, saveAnswersCall, async ({ params: { testSlug }, body, context }) => {
    if (!owns(context, deps, testSlug)) return testNotFound;
    const given = Array.isArray(body) ? body : body.answers;
    const msPerPage = Array.isArray(body) ? undefined : body.msPerPage;
    const now = deps.now();
    return deps.store.write(async (trx) => {
      await takeHit(trx, LIMITS.answers, testSlug, now, deps.rateLimitFactor);
      const attempt = await touchAnswers(trx, testSlug, now);
      const definition = attempt && deps.definitions.get(attempt.topic);
      if (!definition) return testNotFound;
      const { wrong, answers } = relevant(definition, given);
      if (wrong.length > 0) return failure(422, "invalid_request", wrong);
      const ms = msPerPage === undefined || answers.length === 0 ? null : Math.round(msPerPage / answers.length);
      const rows = answers.map(([questionId, optionId]) => ({ questionId, optionId, ms }));
      await saveAnswers(trx, testSlug, rows, now);
      const answered = new Set((await listAnswers(trx, testSlug)).map((answer) => answer.questionId));
      const pages = pagesOf(definition);
      return {
        ok: true as const,
        value: {
          questionsAnswered: answered.size,
          totalQuestions: itemsOf(definition).length,
          totalPages: pages.length,
          openPages: openPagesOf(pages, answered),
        },
      };
    });
  });
}
