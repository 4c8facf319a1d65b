import { isTopic, type Topic } from "./topic";

/** What the browser remembers of the test in progress: cookie `TEST_SLUG`. */
export interface StoredTest {
  testSlug: string;
  topicName: Topic;
}

/** Slugs are 128-bit random values in base64url: 22 characters. */
export const isSlug = (value: unknown): value is string =>
  typeof value === "string" && /^[A-Za-z0-9_-]{22}$/.test(value);

/** Kept only if both fields are present and well-formed; anything else is `undefined` and to be removed. */
export function parseStoredTest(value: unknown): StoredTest | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { testSlug, topicName } = value as Record<string, unknown>;
  return isSlug(testSlug) && isTopic(topicName) ? { testSlug, topicName } : undefined;
}
