import type { OpenAPIHono } from "@hono/zod-openapi";
import type { z } from "zod";
import { deleteResult, getResults, type Result } from "~/contract/enneagram";
import type { Locale } from "~/domain/locale";
import { itemsOf, type TestDefinition } from "~/domain/scoring/definition";
import { scoreTest, type TestResult } from "~/domain/scoring/score";
import { type Stability, stabilityOf } from "~/domain/scoring/stability";
import { deleteAttempt, findAttempt, listAnswers, type SavedAnswer, touchAttempt } from "../data/attempts";
import type { Trx } from "../data/database";
import { LIMITS, takeHit } from "../data/rate-limits";
import { findResult, ownsResult, putResult, type StoredResult } from "../data/results";
import type { BackendDeps } from "../deps";
import { failure, testNotFound } from "../failure";
import { mount } from "../mount";
import { newId } from "../ownership";
import { giveOwnership, ownedSlug } from "../visitor";
import { testInfo } from "./tests";

type Stored = TestResult & { stability: z.infer<typeof Result>["stability"] };

function medianMs(answers: readonly SavedAnswer[]): number | undefined {
  const times = answers.flatMap((answer) => (answer.ms === null ? [] : [answer.ms])).sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)];
}

/** Each change with what was chosen and what stands beside it, so that a page can show both statements. */
function withOptions(definition: TestDefinition, stability: Stability, chosen: ReadonlyMap<number, number>) {
  const changes = stability.changes.map(({ questionId, becomes }) => {
    const picked = chosen.get(questionId) ?? 0;
    const options = itemsOf(definition).find((item) => item.id === questionId)?.options ?? [];
    const other = options.find((option) => option.id !== picked)?.id ?? 0;
    return { questionId, becomes, chosen: String(picked), other: String(other) };
  });
  return { ...stability, changes };
}

/** Keys of the narrative blocks of a result, in the order they are read. */
function narrativeOf({ primary, wing, level, ranking }: TestResult): string[] {
  const runnersUp = ranking.slice(1, 3).map(({ scale }) => `type.${scale}.close`);
  const wingText = wing ? [`wing.${primary}_${wing}`] : [];
  return [`type.${primary}.portrait`, ...wingText, ...runnersUp, `clarity.${level}.summary`];
}

async function makeResult(trx: Trx, definition: TestDefinition, slug: string, now: number) {
  const attempt = await touchAttempt(trx, slug, now);
  if (!attempt) return testNotFound;
  const answers = await listAnswers(trx, slug);
  const chosen = new Map(answers.map((answer) => [answer.questionId, answer.optionId]));
  const scored = scoreTest(definition, chosen, medianMs(answers));
  if (!scored.ok) return failure(409, "incomplete");
  const stability = withOptions(definition, stabilityOf(definition, chosen), chosen);
  const body = JSON.stringify({ ...scored.result, stability } satisfies Stored);
  const { version } = definition;
  const result = { id: newId(), attempt_id: slug, version, made_at: attempt.answered_at, body };
  return { ok: true as const, stored: await putResult(trx, result) };
}

export function mountResults(app: OpenAPIHono, deps: BackendDeps): void {
  const answer = (stored: StoredResult, definition: TestDefinition, locale: Locale) => {
    const test = testInfo(deps, definition, locale) ?? testInfo(deps, definition, "en");
    if (!test) throw new Error(`no words for ${definition.slug}`);
    const result = JSON.parse(stored.body) as Stored;
    const value = { id: stored.id, updatedAt: stored.made_at, test, ...result, resultText: narrativeOf(result) };
    return { ok: true as const, value };
  };

  mount(app, getResults, async ({ body, query, context }) => {
    const slug = ownedSlug(context, deps);
    if (!slug || (body.testSlug !== undefined && body.testSlug !== slug)) return testNotFound;
    const [attempt, existing] = await deps.store.read(async (db) => [
      await findAttempt(db, slug),
      await findResult(db, slug),
    ]);
    const definition = attempt && deps.definitions.get(attempt.topic);
    if (!attempt || !definition) return testNotFound;
    if (existing && existing.made_at >= attempt.answered_at)
      return answer(existing, definition, query.locale as Locale);
    const now = deps.now();
    const made = await deps.store.write(async (trx) => {
      await takeHit(trx, LIMITS.results, slug, now, deps.rateLimitFactor);
      return makeResult(trx, definition, slug, now);
    });
    if (!made.ok) return made;
    giveOwnership(context, deps, slug);
    return answer(made.stored, definition, query.locale as Locale);
  });

  mount(app, deleteResult, async ({ params: { id }, context }) => {
    const slug = ownedSlug(context, deps);
    if (!slug) return failure(404, "result_not_found");
    const deleted = await deps.store.write(async (trx) => {
      if (!(await ownsResult(trx, id, slug))) return false;
      await deleteAttempt(trx, slug);
      return true;
    });
    return deleted ? { ok: true, value: null } : failure(404, "result_not_found");
  });
}
