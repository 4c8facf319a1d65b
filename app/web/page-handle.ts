/** The behaviours that may be loaded in the browser, one module of `islands/` each. */
export const ISLANDS = ["auto-advance", "dialog", "loading-overlay", "offline", "results-overlay", "toast"] as const;

export type IslandName = (typeof ISLANDS)[number];

/** What a route tells the shell about itself: `export const handle: PageHandle`. */
export interface PageHandle {
  /** Islands on the page; without any the page has no script at all. */
  islands?: readonly IslandName[];
  /** `public`: the same bytes for everybody in one language. Otherwise the page is never stored. */
  cache?: "public";
  /** The HTML depends on nothing but the address and the loader data, so a rendered page may be used again. */
  pure?: boolean;
  noIndex?: boolean;
}
