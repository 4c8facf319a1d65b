import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";

/** Whether another process holds the lock that was asked for. */
const isBusy = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY");

/** How long a call waits for a lock of another process. Its connection is free meanwhile, so that reads go on. */
const LOCK_WAIT_MS = 1400;
const POLL_MS = 2;

/** After so long of one write upon the other, a gap for other processes: longer while there are such. */
const BURST_MS = 25;
const GAP_MS = { alone: 4, contended: 25 };
const CONTENDED_MS = 250;

/** Asks again until the lock is free or the time is over. @throws what the engine says when it is over */
export async function whenFree<T>(
  work: () => Promise<T>,
  giveUpAt = Date.now() + LOCK_WAIT_MS,
  told = () => {},
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || Date.now() > giveUpAt) throw error;
      told();
      await sleep(POLL_MS);
    }
  }
}

/** The writes of this process, one after another: only the first of them asks for the lock. */
export function createWriteTurns() {
  let last: Promise<unknown> = Promise.resolve();
  let queued = 0;
  let burstBegan = 0;
  let lastBusy = 0;
  const busy = () => {
    lastBusy = Date.now();
    burstBegan = lastBusy;
  };

  async function turn<T>(work: () => Promise<T>, giveUpAt: number): Promise<T> {
    try {
      const now = Date.now();
      if (now - burstBegan > BURST_MS) {
        await sleep(now - lastBusy < CONTENDED_MS ? GAP_MS.contended : GAP_MS.alone);
        burstBegan = Date.now();
      }
      return await whenFree(work, giveUpAt, busy);
    } finally {
      queued -= 1;
    }
  }

  return <T>(work: () => Promise<T>): Promise<T> => {
    if (queued === 0) burstBegan = Date.now();
    queued += 1;
    const giveUpAt = Date.now() + LOCK_WAIT_MS;
    const mine = last.then(() => turn(work, giveUpAt));
    last = mine.catch(() => {});
    return mine;
  };
}
