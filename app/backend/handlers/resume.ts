import type { OpenAPIHono } from "@hono/zod-openapi";
import { createResumeCode, redeemResumeCode } from "~/contract/resume";
import { readResumeCode } from "~/domain/resume-code";
import type { Topic } from "~/domain/topic";
import { findAttempt, findAttemptByResumeHash, setResumeHash } from "../data/attempts";
import { LIMITS, takeHit } from "../data/rate-limits";
import { findResult } from "../data/results";
import { type BackendDeps, DAY_MS, RETENTION_DAYS } from "../deps";
import { failure, testNotFound } from "../failure";
import { mount } from "../mount";
import { clientAddress, giveOwnership, owns } from "../visitor";

export function mountResume(app: OpenAPIHono, deps: BackendDeps): void {
  mount(app, createResumeCode, async ({ body: { testSlug }, context }) => {
    if (!owns(context, deps, testSlug)) return testNotFound;
    const [attempt, result] = await deps.store.read(async (db) => [
      await findAttempt(db, testSlug),
      await findResult(db, testSlug),
    ]);
    if (!attempt) return testNotFound;
    const days = result ? RETENTION_DAYS.finished : RETENTION_DAYS.unfinished;
    const expiresAt = attempt.answered_at + days * DAY_MS;
    const { code, hash } = deps.ownership.resumeCodeFor(testSlug, attempt.resume_hash);
    if (hash !== attempt.resume_hash) await deps.store.write((trx) => setResumeHash(trx, testSlug, hash));
    return { ok: true, value: { code, expiresAt } };
  });

  mount(app, redeemResumeCode, async ({ params, context }) => {
    const site = context.req.header("Sec-Fetch-Site");
    if (site === "cross-site" || site === "same-site") return failure(403, "cross_site");
    await deps.store.write((trx) =>
      takeHit(trx, LIMITS.resumeCodes, clientAddress(context), deps.now(), deps.rateLimitFactor),
    );
    const code = readResumeCode(params.code);
    const attempt =
      code && (await deps.store.read((db) => findAttemptByResumeHash(db, deps.ownership.resumeHashes(code))));
    if (!attempt) return failure(404, "code_not_found");
    giveOwnership(context, deps, attempt.id);
    return { ok: true, value: { slug: attempt.id, topic: { name: attempt.topic as Topic } } };
  });
}
