import { z } from "zod";
import { endpoint } from "./endpoint";
import { GeneratedTest } from "./enneagram";
import { Slug, Timestamp } from "./shared";

export const createResumeCode = endpoint({
  method: "post",
  path: "/api/resume-codes",
  summary: "The code that continues a test on another device; the same test always has the same code",
  body: z.strictObject({ testSlug: Slug }),
  answers: { 201: z.strictObject({ code: z.string(), expiresAt: Timestamp }) },
  errors: [404],
});

export const redeemResumeCode = endpoint({
  method: "get",
  path: "/api/resume-codes/{code}",
  summary: "The test a code belongs to; the answer sets the attempt cookie",
  params: z.object({ code: z.string().max(40) }),
  answers: { 200: GeneratedTest },
  errors: [403, 404],
});
