import type { Store } from "../data/database";
import { DAY_MS, RETENTION_DAYS } from "../deps";

/** Deletes what nobody came back for; safe to run in several processes at once. */
export async function deleteExpired(store: Store, now: number): Promise<void> {
  await store.write(async (trx) => {
    const finished = trx.selectFrom("results").select("attempt_id");
    await trx
      .deleteFrom("attempts")
      .where("active_at", "<", now - RETENTION_DAYS.unfinished * DAY_MS)
      .where("id", "not in", finished)
      .execute();
    await trx
      .deleteFrom("attempts")
      .where("active_at", "<", now - RETENTION_DAYS.finished * DAY_MS)
      .execute();
    await trx.deleteFrom("rate_limits").where("expires_at", "<", now).execute();
  });
}
