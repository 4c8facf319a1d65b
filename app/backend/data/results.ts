import type { Db, Trx } from "./database";

export interface StoredResult {
  id: string;
  attempt_id: string;
  version: number;
  made_at: number;
  body: string;
}

export const findResult = (db: Db, attemptId: string): Promise<StoredResult | undefined> =>
  db.selectFrom("results").selectAll().where("attempt_id", "=", attemptId).executeTakeFirst();

/** The attempt a result belongs to, only if it is the one the caller owns. */
export async function ownsResult(db: Db, resultId: string, attemptId: string): Promise<boolean> {
  const row = await db
    .selectFrom("results")
    .select("id")
    .where("id", "=", resultId)
    .where("attempt_id", "=", attemptId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the result of an attempt; the first one keeps its id when answers changed and it is made anew. */
export const putResult = (trx: Trx, result: StoredResult): Promise<StoredResult> =>
  trx
    .insertInto("results")
    .values(result)
    .onConflict((conflict) =>
      conflict.column("attempt_id").doUpdateSet({
        version: result.version,
        made_at: result.made_at,
        body: result.body,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
