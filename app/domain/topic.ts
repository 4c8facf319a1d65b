/** Keys of the test topics that have a definition. */
export const TOPICS = ["f"] as const;

export type Topic = (typeof TOPICS)[number];

export const isTopic = (value: unknown): value is Topic => TOPICS.includes(value as Topic);

/**
 * The topic a start address asks for. No `t`, or the product's own key, means its nine-type test, of which the
 * free form is the one on offer; any other unknown value is `undefined` ("not available").
 * @param t the query parameter `t`, or null
 * @param productSlug the product's own topic key
 */
export function topicAsked(t: string | null, productSlug: string): Topic | undefined {
  if (t === null || t === "" || t === productSlug) return "f";
  return isTopic(t) ? t : undefined;
}
