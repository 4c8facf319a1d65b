import type { Store } from "~/backend/data/database";
import { pagesOf } from "~/domain/scoring/definition";
import { begin, type Client, type Visitor } from "./api";
import { freeTest } from "./free-test";
import type { Connection } from "./keep-alive";

const pages = pagesOf(freeTest);

/**
 * Somebody who answers page after page for ever, and remembers what was acknowledged. The number of a post is hidden in
 * the time the page was open, so that the rows tell which post wrote them.
 */
export interface Writer {
  visitor: Visitor;
  posts: number;
  acks: number;
  /** Page -> number of the last post sent, and of the last one acknowledged. */
  sent: Map<number, number>;
  acked: Map<number, number>;
}

export async function makeWriters(count: number, client: Client): Promise<Writer[]> {
  const visitors = await Promise.all(Array.from({ length: count }, () => begin(client)));
  return visitors.map((visitor) => ({ visitor, posts: 0, acks: 0, sent: new Map(), acked: new Map() }));
}

/** Posts the next page. @returns the status; anything but 200 is not acknowledged. @throws when the connection breaks */
export async function writeNext(writer: Writer, connection: Connection): Promise<number> {
  const post = ++writer.posts;
  const page = post % pages.length;
  const items = pages[page] ?? [];
  const answers = items.map(({ id, options }) => ({ questionId: id, answer: options[post % 2 ? 1 : 0].id }));
  writer.sent.set(page, post);
  const { status } = await connection.ask({
    method: "POST",
    path: `/api/enneagram/${writer.visitor.slug}/questions`,
    cookie: writer.visitor.cookie,
    body: { answers, msPerPage: post * answers.length },
  });
  if (status === 200) {
    writer.acked.set(page, post);
    writer.acks++;
  }
  return status;
}

export interface Audit {
  /** Pages older than what was acknowledged, or gone. */
  lost: number;
  /** Pages of which only a part was written, or that nobody wrote. */
  torn: number;
}

/** Compares the tables, not the answers of the API, with what was acknowledged. */
export async function audit(store: Store, writers: readonly Writer[]): Promise<Audit> {
  const found: Audit = { lost: 0, torn: 0 };
  for (const { visitor, sent, acked } of writers) {
    const rows = await store.db.selectFrom("answers").selectAll().where("attempt_id", "=", visitor.slug).execute();
    const byQuestion = new Map(rows.map((row) => [row.question_id, row]));
    pages.forEach((items, page) => {
      const written = items.map(({ id }) => byQuestion.get(id));
      const numbers = new Set(written.map((row) => row?.ms ?? 0));
      const [number = 0] = numbers;
      const asPosted = items.every((item, index) => {
        const row = written[index];
        return row === undefined || row.option_id === item.options[number % 2 ? 1 : 0].id;
      });
      if (numbers.size !== 1 || !asPosted || number > (sent.get(page) ?? 0)) found.torn++;
      else if (number < (acked.get(page) ?? 0)) found.lost++;
    });
  }
  return found;
}

export const acksOf = (writers: readonly Writer[]): number => writers.reduce((sum, { acks }) => sum + acks, 0);
