/** Starts the islands on the page, each from its own module; nothing else runs in the browser. */
const modules: Record<string, () => Promise<{ default: (element: HTMLElement) => void }>> = {
  "auto-advance": () => import("./islands/auto-advance"),
  dialog: () => import("./islands/dialog"),
  "loading-overlay": () => import("./islands/loading-overlay"),
  offline: () => import("./islands/offline"),
  "results-overlay": () => import("./islands/results-overlay"),
  toast: () => import("./islands/toast"),
};

for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
  for (const name of element.dataset.island?.split(" ") ?? [])
    modules[name]?.().then(
      (island) => island.default(element),
      (error: unknown) => console.error(`island ${name} did not load`, error),
    );
}
