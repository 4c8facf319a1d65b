import type { OpenAPIHono } from "@hono/zod-openapi";
import { generateTest, getTest, listTopics } from "~/contract/enneagram";
import type { Locale } from "~/domain/locale";
import { openPagesOf } from "~/domain/question-page";
import { itemsOf, pagesOf, type TestDefinition } from "~/domain/scoring/definition";
import type { Topic } from "~/domain/topic";
import { insertAttempt } from "../data/attempts";
import { LIMITS, takeHit } from "../data/rate-limits";
import type { BackendDeps } from "../deps";
import { failure, testNotFound } from "../failure";
import { mount } from "../mount";
import { newId } from "../ownership";
import { clientAddress, giveOwnership } from "../visitor";
import { findOwnAttempt } from "./own-attempt";

/** What a test is, in words; `undefined` when the language has not all of them. */
export function testInfo(deps: BackendDeps, definition: TestDefinition, locale: Locale) {
  const words = deps.words.find(definition.slug, locale);
  return (
    words && {
      id: definition.slug,
      name: words.meta.name,
      description: words.meta.description,
      questionsCount: itemsOf(definition).length,
      categoryName: definition.category,
    }
  );
}

export function mountTests(app: OpenAPIHono, deps: BackendDeps): void {
  mount(app, listTopics, async ({ query }) => {
    const topics = [...deps.definitions.values()].flatMap((definition) => {
      const test = testInfo(deps, definition, query.locale as Locale);
      return test ? [{ name: definition.topic as Topic, test }] : [];
    });
    return { ok: true, value: { topics } };
  });

  mount(app, generateTest, async ({ body, context }) => {
    const definition = deps.definitions.get(body.topic);
    const locale = (body.locale ?? "en") as Locale;
    if (!definition || !testInfo(deps, definition, locale)) return failure(404, "topic_not_available");
    const slug = newId();
    const now = deps.now();
    await deps.store.write(async (trx) => {
      await takeHit(trx, LIMITS.tests, clientAddress(context), now, deps.rateLimitFactor);
      const { topic, version } = definition;
      await insertAttempt(trx, {
        id: slug,
        topic,
        version,
        locale,
        created_at: now,
        answered_at: now,
        resume_hash: deps.ownership.resumeCodeFor(slug).hash,
      });
    });
    giveOwnership(context, deps, slug);
    return { ok: true, value: { slug, topic: { name: definition.topic as Topic } } };
  });

  mount(app, getTest, async ({ params: { slug }, context }) => {
    const own = await findOwnAttempt(deps, context, slug);
    if (!own) return testNotFound;
    const { attempt, definition, answers } = own;
    const pages = pagesOf(definition);
    const answered = new Set(answers.map((answer) => answer.questionId));
    return {
      ok: true,
      value: {
        slug,
        topic: { name: definition.topic as Topic },
        version: attempt.version,
        createdAt: attempt.created_at,
        totalPages: pages.length,
        totalQuestions: itemsOf(definition).length,
        questionsAnswered: answered.size,
        openPages: openPagesOf(pages, answered),
      },
    };
  });
}
