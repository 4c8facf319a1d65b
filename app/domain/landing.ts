import type { Topic } from "./topic";

/** One landing page: its address, the topic its start button opens, and the layout it is shown in. */
export interface Landing {
  slug: string;
  /** `t` of the start address; absent for the product's own test. */
  topic?: Topic;
}

/**
 * The landing pages, from which the static routes are made (so that `/:lang?` never swallows them).
 * @param productSlug the product's name in addresses
 */
export const landings = (productSlug: string): Landing[] => [
  { slug: `${productSlug}-test`, topic: "f" },
  { slug: `${productSlug}-test-fb`, topic: "f" },
];
