import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requestTo } from "../support/api";
import { startBackend, type TestBackend } from "../support/backend";
import type { Connection } from "../support/keep-alive";
import { audit, makeWriters, type Writer, writeNext } from "../support/writers";

describe("the audit that the durability tests rely on", () => {
  let backend: TestBackend;
  let writer: Writer;

  const connection: Connection = {
    ask: async ({ path, cookie, body }) => {
      const endpoint = { method: "post", path, summary: "", answers: {} } as const;
      const response = await backend.fetch(requestTo({ ...backend, cookie }, endpoint, { body }));
      return { status: response.status, headers: {}, body: await response.text() };
    },
    close: () => {},
  };

  beforeAll(async () => {
    backend = await startBackend("sqlite::memory:");
    [writer] = (await makeWriters(1, backend)) as [Writer];
    for (let post = 0; post < 40; post++) expect(await writeNext(writer, connection)).toBe(200);
  });

  afterAll(() => backend.close());

  const found = () => audit(backend.store, [writer]);

  it("finds nothing where nothing is wrong, also when a post was never acknowledged", async () => {
    expect(await found()).toEqual({ lost: 0, torn: 0 });
    writer.sent.set(0, 1000);
    expect(await found()).toEqual({ lost: 0, torn: 0 });
  });

  it("finds a page that is older than acknowledged, or gone", async () => {
    const acked = writer.acked.get(3) ?? 0;
    writer.sent.set(3, acked + 9);
    writer.acked.set(3, acked + 9);
    expect(await found()).toEqual({ lost: 1, torn: 0 });
    writer.acked.set(3, acked);
    const rows = await backend.store.db.selectFrom("answers").selectAll().execute();
    await backend.store.db.deleteFrom("answers").execute();
    expect(await found()).toEqual({ lost: 9, torn: 0 });
    await backend.store.db.insertInto("answers").values(rows).execute();
  });

  it("finds a page of which a part is missing or of another post", async () => {
    const one = backend.store.db.updateTable("answers").where("question_id", "=", 10_001);
    const { ms } = await backend.store.db
      .selectFrom("answers")
      .select("ms")
      .where("question_id", "=", 10_001)
      .executeTakeFirstOrThrow();
    await one.set({ ms: 1 }).execute();
    expect(await found()).toEqual({ lost: 0, torn: 1 });
    await one.set({ ms, option_id: 1 }).execute();
    expect(await found()).toEqual({ lost: 0, torn: 1 });
    await backend.store.db.deleteFrom("answers").where("question_id", "=", 10_001).execute();
    expect(await found()).toEqual({ lost: 0, torn: 1 });
  });
});
