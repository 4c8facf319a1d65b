import type { Topic } from "./topic";

/** One landing page: its address and the topic its start button opens. */
export interface Landing {
  slug: string;
  /** `t` of the start address. */
  topic: Topic;
}

/**
 * The landing pages, from which the static routes are made (so that `/:lang?` never swallows them).
 * @param productSlug the product's name in addresses
 */
export const landings = (productSlug: string): Landing[] => [
  { slug: `${productSlug}-test`, topic: "f" },
  { slug: `${productSlug}-test-fb`, topic: "f" },
];
