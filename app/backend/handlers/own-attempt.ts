import type { Context } from "hono";
import type { TestDefinition } from "~/domain/scoring/definition";
import { type Attempt, findAttempt, listAnswers, type SavedAnswer } from "../data/attempts";
import type { BackendDeps } from "../deps";
import { owns } from "../visitor";

interface OwnAttempt {
  attempt: Attempt;
  definition: TestDefinition;
  answers: SavedAnswer[];
}

/** The caller's own test with its answers, or `undefined` when it is not theirs or not there (nobody can tell which). */
export async function findOwnAttempt(
  deps: BackendDeps,
  context: Context,
  slug: string,
): Promise<OwnAttempt | undefined> {
  if (!owns(context, deps, slug)) return undefined;
  const [attempt, answers] = await deps.store.read(async (db) => [
    await findAttempt(db, slug),
    await listAnswers(db, slug),
  ]);
  const definition = attempt && deps.definitions.get(attempt.topic);
  return attempt && definition ? { attempt, definition, answers } : undefined;
}
