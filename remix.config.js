/** Remix settings, the only place. `vite.config.ts` hands them to the Vite plugin. */
export default {
  appDirectory: "app",
  ignoredRouteFiles: ["**/*"],
  serverBuildFile: "index.js",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_routeConfig: true,
    // Off on purpose: both serve the client router this product does not ship (see README, Decisions).
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: false,
  },
};
