import { LRUCache } from "lru-cache";

const WINDOW_MS = 60_000;
const REQUESTS_PER_WINDOW = 1000;

/**
 * A coarse limit per address in this process, in front of everything; the exact limits are rows of the database.
 * @returns seconds to wait, or `undefined` when the request may go on
 */
export function createFloodGuard(factor: number, now: () => number = Date.now) {
  const windows = new LRUCache<string, { endsAt: number; hits: number }>({ max: 20_000 });
  return (address: string): number | undefined => {
    const time = now();
    let window = windows.get(address);
    if (!window || window.endsAt <= time) {
      window = { endsAt: time + WINDOW_MS, hits: 0 };
      windows.set(address, window);
    }
    window.hits += 1;
    return window.hits > REQUESTS_PER_WINDOW * factor ? Math.ceil((window.endsAt - time) / 1000) : undefined;
  };
}
