/** Who may import whom: the table of the architecture, read from top to bottom. Tests stand outside. */
const TEST = "\\.test\\.tsx?$|^tests/";

/** A layer and the layers it may import besides itself. */
const LAYERS = {
  domain: [],
  contract: ["domain"],
  content: ["domain"],
  ui: ["domain", "paths"],
  islands: ["ui", "contract", "domain", "paths"],
  web: ["contract", "domain", "ui", "paths"],
  routes: ["web", "islands", "ui", "contract", "domain", "paths"],
  backend: ["contract", "content", "domain"],
  server: ["backend", "web", "contract", "domain", "paths"],
};

const folder = (name) => (name === "paths" ? "app/paths\\.ts$" : `app/${name}/`);

const layerRules = Object.entries(LAYERS).map(([layer, allowed]) => ({
  name: `${layer}-imports`,
  severity: "error",
  comment: `${layer} may import only: ${allowed.join(", ") || "nothing"}`,
  from: { path: `^app/${layer}/`, pathNot: [TEST, "^app/web/api\\.server\\.ts$"] },
  to: { path: "^app/", pathNot: [layer, ...allowed].map((name) => `^${folder(name)}`) },
}));

module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "domain-is-pure",
      severity: "error",
      comment: "no package, no node module",
      from: { path: "^app/domain/", pathNot: TEST },
      to: { pathNot: "^app/domain/" },
    },
    {
      name: "contract-and-content-know-zod-only",
      severity: "error",
      from: { path: "^app/(contract|content)/", pathNot: TEST },
      to: { path: "node_modules", pathNot: "node_modules/zod/" },
    },
    {
      name: "browser-never-reaches-the-server",
      severity: "error",
      comment: "islands and their start, also through others",
      from: { path: "^app/(islands/|entry\\.client)" },
      to: { path: "^app/(backend|content|server)/|\\.server\\.tsx?$", reachable: true },
    },
    {
      name: "ui-never-reaches-the-server",
      severity: "error",
      from: { path: "^app/ui/" },
      to: { path: "^app/(web|backend|content|server)/|\\.server\\.tsx?$", reachable: true },
    },
    {
      name: "only-the-composition-root-knows-the-backend",
      severity: "error",
      from: { path: "^app/(web|routes)/", pathNot: "^app/web/api\\.server\\.ts$" },
      to: { path: "^app/backend/" },
    },
    {
      name: "resolvable",
      severity: "error",
      from: { pathNot: "^app/server/run\\.ts$" },
      to: { couldNotResolve: true, pathNot: "^virtual:|\\?url$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.css$" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      extensions: [".ts", ".tsx", ".js", ".json"],
      conditionNames: ["import", "node", "default"],
    },
  },
};
