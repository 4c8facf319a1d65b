import type { Trx } from "./database";

export interface Limit {
  name: string;
  /** Hits allowed in one window. */
  points: number;
  windowMs: number;
}

const HOUR = 3_600_000;
const MINUTE = 60_000;

export const LIMITS = {
  tests: { name: "tests", points: 30, windowMs: HOUR },
  answers: { name: "answers", points: 120, windowMs: MINUTE },
  results: { name: "results", points: 60, windowMs: MINUTE },
  resumeCodes: { name: "resume", points: 20, windowMs: 15 * MINUTE },
} satisfies Record<string, Limit>;

/** Thrown to roll the surrounding transaction back: the window is full. */
export class TooMany extends Error {
  override name = "TooMany";
  constructor(readonly retryAfterSeconds: number) {
    super("too many requests");
  }
}

/**
 * Counts one hit in a fixed window, inside the transaction of the work it guards (one commit, one fsync for both).
 * @throws TooMany when the window is full
 */
export async function takeHit(trx: Trx, limit: Limit, who: string, now: number, factor: number): Promise<void> {
  const windowStart = now - (now % limit.windowMs);
  const endsAt = windowStart + limit.windowMs;
  const { hits } = await trx
    .insertInto("rate_limits")
    .values({ bucket: `${limit.name}:${who}`, window_start: windowStart, hits: 1, expires_at: endsAt })
    .onConflict((conflict) =>
      conflict.columns(["bucket", "window_start"]).doUpdateSet((eb) => ({ hits: eb("rate_limits.hits", "+", 1) })),
    )
    .returning("hits")
    .executeTakeFirstOrThrow();
  if (hits > limit.points * factor) throw new TooMany(Math.ceil((endsAt - now) / 1000));
}
