import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { resumeCodeFrom } from "~/domain/resume-code";
import { isSlug } from "~/domain/stored-test";

/** 128 random bits in base64url. */
export const newId = (): string => randomBytes(16).toString("base64url");

export interface Ownership {
  /** Value of the `attempt` cookie: `slug.proof`. */
  cookieFor(slug: string): string;
  /** The slug a cookie proves ownership of, or `undefined` when missing, malformed or forged. */
  slugFrom(cookie: string | undefined): string | undefined;
  /** The resume code of a test and what is stored of it: the one stored already if its secret is still known. */
  resumeCodeFor(slug: string, stored?: string): { code: string; hash: string };
  /** What may be stored of a resume code, by secret. */
  resumeHashes(code: string): string[];
}

/**
 * Proofs are keyed hashes of the slug, so nothing secret is stored and any process can check them.
 * @param secrets the first signs, all verify; each purpose has a prefix of its own
 */
export function createOwnership(secrets: readonly string[]): Ownership {
  const signing = secrets[0];
  if (!signing) throw new Error("at least one secret is needed");
  const mac = (secret: string, purpose: string, value: string) =>
    createHmac("sha256", secret).update(`${purpose}:${value}`).digest();
  const resumeHash = (secret: string, code: string) => mac(secret, "resume-code", code).toString("base64url");
  const resumeCode = (secret: string, slug: string) => {
    const code = resumeCodeFrom(mac(secret, "resume", slug));
    return { code, hash: resumeHash(secret, code) };
  };
  return {
    cookieFor: (slug) => `${slug}.${mac(signing, "attempt", slug).toString("base64url")}`,
    slugFrom: (cookie) => {
      const [slug, proof, ...rest] = (cookie ?? "").split(".");
      if (!isSlug(slug) || !proof || rest.length > 0) return undefined;
      const given = Buffer.from(proof, "base64url");
      const genuine = secrets.some((secret) => {
        const expected = mac(secret, "attempt", slug);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      return genuine ? slug : undefined;
    },
    resumeCodeFor: (slug, stored) =>
      secrets.map((secret) => resumeCode(secret, slug)).find(({ hash }) => hash === stored) ??
      resumeCode(signing, slug),
    resumeHashes: (code) => secrets.map((secret) => resumeHash(secret, code)),
  };
}
