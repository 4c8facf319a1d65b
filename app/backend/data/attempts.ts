import type { Db, Trx } from "./database";

export interface Attempt {
  id: string;
  topic: string;
  version: number;
  locale: string;
  created_at: number;
  answered_at: number;
  resume_hash: string;
}

const COLUMNS = ["id", "topic", "version", "locale", "created_at", "answered_at", "resume_hash"] as const;

/** Inserts an attempt; one with this id can only be the same, of a commit whose acknowledgement was lost. */
export async function insertAttempt(trx: Trx, attempt: Attempt): Promise<void> {
  await trx
    .insertInto("attempts")
    .values({ ...attempt, active_at: attempt.created_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const findAttempt = (db: Db, id: string): Promise<Attempt | undefined> =>
  db.selectFrom("attempts").select(COLUMNS).where("id", "=", id).executeTakeFirst();

export const findAttemptByResumeHash = (db: Db, hashes: string[]): Promise<Attempt | undefined> =>
  db.selectFrom("attempts").select(COLUMNS).where("resume_hash", "in", hashes).executeTakeFirst();

export async function setResumeHash(trx: Trx, id: string, hash: string): Promise<void> {
  await trx.updateTable("attempts").set({ resume_hash: hash }).where("id", "=", id).execute();
}

/** Marks an attempt as used now and returns it: the lookup and the write lock in one statement. */
export const touchAttempt = (trx: Trx, id: string, now: number): Promise<Attempt | undefined> =>
  trx.updateTable("attempts").set({ active_at: now }).where("id", "=", id).returning(COLUMNS).executeTakeFirst();

/** The same for new answers: `answered_at` rises each time, even within a millisecond and when the clock goes back. */
export const touchAnswers = (trx: Trx, id: string, now: number): Promise<Attempt | undefined> =>
  trx
    .updateTable("attempts")
    .set((eb) => ({
      active_at: now,
      answered_at: eb
        .case()
        .when("answered_at", "<", now)
        .then(now)
        .else(eb("answered_at", "+", 1))
        .end(),
    }))
    .where("id", "=", id)
    .returning(COLUMNS)
    .executeTakeFirst();

/** Deletes an attempt with its answers and its result. */
export async function deleteAttempt(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom("attempts").where("id", "=", id).execute();
}

export interface SavedAnswer {
  questionId: number;
  optionId: number;
  ms: number | null;
}

/** Saves answers; for a question answered before, the last one wins. */
export async function saveAnswers(trx: Trx, attemptId: string, answers: SavedAnswer[], now: number): Promise<void> {
  if (answers.length === 0) return;
  await trx
    .insertInto("answers")
    .values(
      answers.map((answer) => ({
        attempt_id: attemptId,
        question_id: answer.questionId,
        option_id: answer.optionId,
        ms: answer.ms,
        saved_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["attempt_id", "question_id"]).doUpdateSet((eb) => ({
        option_id: eb.ref("excluded.option_id"),
        ms: eb.ref("excluded.ms"),
        saved_at: eb.ref("excluded.saved_at"),
      })),
    )
    .execute();
}

export async function listAnswers(db: Db, attemptId: string): Promise<SavedAnswer[]> {
  const rows = await db
    .selectFrom("answers")
    .select(["question_id", "option_id", "ms"])
    .where("attempt_id", "=", attemptId)
    .orderBy("question_id")
    .execute();
  return rows.map((row) => ({ questionId: row.question_id, optionId: row.option_id, ms: row.ms }));
}
