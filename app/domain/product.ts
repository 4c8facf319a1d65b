/** What the product is called where the settings say nothing else; the only place that names it. */
export const PRODUCT_DEFAULTS = {
  name: "Ninefold",
  slug: "ninefold",
  supportEmail: "support@ninefold.example",
} as const;
