import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOwnership, newId } from "~/backend/ownership";
import type { Endpoint } from "~/contract/endpoint";
import { deleteResult, getTest } from "~/contract/enneagram";
import { createResumeCode, redeemResumeCode } from "~/contract/resume";
import { allAnswers, call, cookieIn, finish, requestTo, type Sent, save, type Visitor } from "../support/api";
import { rowsOf, startBackend, TEST_SECRET, type TestBackend } from "../support/backend";
import { endpoints } from "../support/endpoints";
import { ENGINES, type Engine, startEngine } from "../support/engines";

type Finished = Awaited<ReturnType<typeof finish>>;

/** The names under which an endpoint takes the slug or the result id of a test. */
const OWNED = ["slug", "testSlug", "id"];

const namesIn = (endpoint: Endpoint): string[] => {
  const body = endpoint.body && "shape" in endpoint.body ? Object.keys(endpoint.body.shape as object) : [];
  return [...Object.keys(endpoint.params?.shape ?? {}), ...body].filter((name) => OWNED.includes(name));
};

const owned = endpoints.filter(([, endpoint]) => namesIn(endpoint).length > 0);

/** A good request for a test, or for the ids of one that does not exist. */
function about({ slug, id }: { slug: string; id: string }, endpoint: Endpoint): Sent {
  const ids = { slug, testSlug: slug, id };
  const body = endpoint.body && "shape" in endpoint.body ? { testSlug: slug } : allAnswers(1);
  return { params: ids, body: endpoint.body ? body : undefined };
}

const forgedBy = createOwnership(["another-secret-for-tests-0123456789abcdef"]);

/** Cookies of people who do not own the test. */
const STRANGERS: Record<string, (owner: Finished, other: Finished) => string | undefined> = {
  "no cookie": () => undefined,
  "another visitor's cookie": (_, other) => other.cookie,
  "a proof made with another secret": ({ slug }) => `attempt=${forgedBy.cookieFor(slug)}`,
  "another visitor's proof": ({ slug }, other) => `attempt=${slug}.${other.cookie.split(".")[1]}`,
  "a truncated proof": ({ cookie }) => cookie.slice(0, -2),
  "half a proof": ({ cookie }) => cookie.slice(0, cookie.length / 2),
  "an empty proof": ({ slug }) => `attempt=${slug}.`,
  "no proof": ({ slug }) => `attempt=${slug}`,
  "a proof and more": ({ cookie }) => `${cookie}.more`,
  "a resume proof in its place": ({ slug }) => `attempt=${slug}.${forgedBy.resumeHashes(slug)[0]}`,
  "another cookie name": ({ cookie }) => cookie.replace("attempt", "Attempt"),
};

describe.each(ENGINES)("ownership, on %s:", (name) => {
  let engine: Engine;
  let backend: TestBackend;
  let owner: Finished;
  let other: Finished;
  let deleted: Finished;

  beforeAll(async () => {
    engine = await startEngine(name);
    backend = await startBackend(await engine.createDatabase());
    owner = await finish(backend);
    other = await finish(backend);
    deleted = await finish(backend);
    await call(deleted, deleteResult, { params: { id: deleted.result.id } });
  });

  afterAll(async () => {
    await backend.close();
    engine.remove();
    expect(backend.errors).toEqual([]);
  });

  const ask = async (cookie: string | undefined, endpoint: Endpoint, sent: Sent) => {
    const response = await backend.fetch(requestTo({ ...backend, cookie }, endpoint, sent));
    return { status: response.status, headers: [...response.headers], body: await response.text() };
  };

  it("knows the endpoints that are about a test of somebody", () => {
    expect(owned.map(([endpoint]) => endpoint).sort()).toEqual(
      ["createResumeCode", "deleteResult", "getQuestions", "getResults", "getTest", "saveAnswers"].sort(),
    );
  });

  describe.each(owned)("%s", (_, endpoint) => {
    it.each(Object.keys(STRANGERS))(
      "tells someone with %s just what it tells of tests that do not exist",
      async (who) => {
        const before = await rowsOf(backend.store);
        const cookie = STRANGERS[who]?.(owner, other);
        const { slug, result } = owner;
        const answer = await ask(cookie, endpoint, about({ slug, id: result.id }, endpoint));
        expect(answer.status).toBe(404);
        expect(await ask(cookie, endpoint, about({ slug: newId(), id: newId() }, endpoint))).toEqual(answer);
        expect(await rowsOf(backend.store)).toEqual(before);
      },
    );

    it("tells the owner of a deleted test nothing, of that one or of another", async () => {
      const { attempts, answers, results } = await rowsOf(backend.store);
      for (const { slug, result } of [deleted, owner]) {
        const answer = await ask(deleted.cookie, endpoint, about({ slug, id: result.id }, endpoint));
        expect(answer.status).toBe(404);
        expect(await ask(deleted.cookie, endpoint, about({ slug: newId(), id: newId() }, endpoint))).toEqual(answer);
      }
      expect(await rowsOf(backend.store)).toMatchObject({ attempts, answers, results });
    });

    it("answers the owner", async () => {
      const mine = await finish(backend);
      const sent = about({ slug: mine.slug, id: mine.result.id }, endpoint);
      expect((await call(mine, endpoint, sent)).status).toBeLessThan(300);
      const genuine = `other=1; ${mine.cookie}; another=2`;
      const again = await call({ ...mine, cookie: genuine }, getTest, { params: { slug: mine.slug } });
      expect(again.status).toBe(endpoint === deleteResult ? 404 : 200);
    });
  });

  it("does not let the owner of one test delete the result of another", async () => {
    const refused = await call(other, deleteResult, { params: { id: owner.result.id } });
    expect(refused.error).toEqual({ code: "result_not_found" });
    expect((await call(owner, getTest, { params: { slug: owner.slug } })).value.questionsAnswered).toBe(36);
  });
});

describe("when the secret changes", () => {
  let engine: Engine;
  let databaseUrl: string;
  const NEWER = "a-newer-secret-for-tests-0123456789abcdef";

  beforeAll(async () => {
    engine = await startEngine("sqlite");
    databaseUrl = await engine.createDatabase();
  });

  afterAll(() => engine.remove());

  const withSecrets = (...secrets: string[]) => startBackend(databaseUrl, { ownership: createOwnership(secrets) });

  it("owners stay owners while the old secret stands behind the new one, and no longer", async () => {
    const before = await withSecrets(TEST_SECRET);
    const early = await finish(before);
    const during = await withSecrets(NEWER, TEST_SECRET);
    const late = await finish(during);
    const after = await withSecrets(NEWER);
    const statusOf = async (backend: TestBackend, { slug, cookie }: Finished) =>
      (await call({ ...backend, cookie }, getTest, { params: { slug } })).status;

    expect(await statusOf(during, early)).toBe(200);
    expect(await statusOf(after, early)).toBe(404);
    expect(await statusOf(before, late)).toBe(404);
    expect(await statusOf(after, late)).toBe(200);
    expect((await save({ ...after, slug: early.slug, cookie: early.cookie }, allAnswers())).status).toBe(404);
    await Promise.all([before, during, after].map((backend) => backend.close()));
  });

  it("resume codes on paper go on working just as long, and an owner who stays gets a new one then", async () => {
    const codeOf = async (backend: TestBackend, { slug, cookie }: Visitor) =>
      (await call({ ...backend, cookie }, createResumeCode, { body: { testSlug: slug } })).value.code;
    const redeem = (backend: TestBackend, code: string) => call(backend, redeemResumeCode, { params: { code } });

    const before = await withSecrets(TEST_SECRET);
    const visitor = await finish(before);
    const code = await codeOf(before, visitor);
    const during = await withSecrets(NEWER, TEST_SECRET);
    expect(await codeOf(during, visitor)).toBe(code);
    const redeemed = await redeem(during, code);
    expect(redeemed.value.slug).toBe(visitor.slug);

    const after = await withSecrets(NEWER);
    expect((await redeem(after, code)).status).toBe(404);
    const renewed = { ...visitor, cookie: cookieIn(redeemed.headers) };
    const newCode = await codeOf(after, renewed);
    expect(newCode).not.toBe(code);
    expect(await codeOf(after, renewed)).toBe(newCode);
    expect((await redeem(after, newCode)).value.slug).toBe(visitor.slug);
    await Promise.all([before, during, after].map((backend) => backend.close()));
  });
});
