import { setTimeout as sleep } from "node:timers/promises";
import { connectTo } from "./keep-alive";
import { type Writer, writeNext } from "./writers";

export interface Load {
  /** Requests answered as they should be. */
  answered: number;
  /** Requests that broke, or were answered otherwise: why. */
  failed: string[];
  /** Clients that found nobody listening, and went away. */
  refused: number;
  /** @throws when it does not come to that */
  untilAnswered(more: number): Promise<void>;
  /** Lets everybody finish what they are at. */
  end(): Promise<void>;
  /** Everybody has gone. */
  over: Promise<unknown>;
}

/** So many requests for a page come between two answers of a client. */
const READS = 7;

/** One browser for each writer, reading a page and now and then answering questions, over a connection kept alive. */
export function startLoad(origin: string, writers: readonly Writer[], page: string): Load {
  let ended = false;
  const load = { answered: 0, failed: [] as string[], refused: 0 };

  async function browse(writer: Writer): Promise<void> {
    const connection = connectTo(origin);
    for (let turn = 0; !ended; turn++) {
      try {
        const writes = turn % (READS + 1) === 0;
        const status = writes ? await writeNext(writer, connection) : (await connection.ask({ path: page })).status;
        if (status === 200) load.answered++;
        else load.failed.push(`answered ${status}`);
      } catch (error) {
        const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
        if (code === "ECONNREFUSED") {
          load.refused++;
          break;
        }
        load.failed.push(code);
      }
    }
    connection.close();
  }

  const over = Promise.all(writers.map(browse));
  return Object.assign(load, {
    over,
    untilAnswered: async (more: number) => {
      const goal = load.answered + more;
      while (load.answered < goal) {
        if (load.refused === writers.length) throw new Error("everybody has gone");
        await sleep(20);
      }
    },
    end: async () => {
      ended = true;
      await over;
    },
  });
}
