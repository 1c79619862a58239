/** The house's arrows (docs/house.md): who may import whom. */
/** @param {string} path */
const layer = (path) => `^app/${path}`;

module.exports = {
  forbidden: [
    {
      name: "domain-imports-nothing",
      severity: "error",
      from: { path: layer("domain/") },
      to: { path: "^(app|workers)/", pathNot: layer("domain/") },
    },
    {
      name: "ui-knows-no-noun",
      severity: "error",
      from: { path: layer("ui/") },
      to: { path: "^(app|workers)/", pathNot: layer("ui/") },
    },
    {
      name: "features-below-routes",
      severity: "error",
      comment: "Features may name the types that routes get from the server, never its code.",
      from: { path: layer("features/") },
      to: { path: "^app/(routes|server)/|^workers/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "i18n-knows-domain-only",
      severity: "error",
      from: { path: layer("i18n/") },
      to: { path: "^app/(routes|features|server|ui)/|^workers/" },
    },
    {
      name: "routes-have-no-sql",
      severity: "error",
      from: { path: layer("routes/") },
      to: { path: "^app/server/(data|platform)/|drizzle-orm" },
    },
    {
      name: "api-has-no-sql",
      severity: "error",
      comment: "The store of idempotency keys belongs to the API's own conventions.",
      from: { path: layer("server/api/") },
      to: { path: "^app/server/data/|drizzle-orm", pathNot: "^app/server/data/idempotency" },
    },
    {
      name: "services-below-http",
      severity: "error",
      from: { path: layer("server/services/") },
      to: { path: "^app/(routes|features|ui)/|^app/server/(http|api)/" },
    },
    {
      name: "data-is-the-home-of-sql",
      severity: "error",
      from: { path: layer("server/(http|services)/") },
      to: { path: "drizzle-orm" },
    },
    {
      name: "data-and-platform-at-the-bottom",
      severity: "error",
      from: { path: layer("server/(data|platform)/") },
      to: { path: "^app/(routes|features|ui|i18n)/|^app/server/(http|api|services)/|^workers/" },
    },
    {
      name: "share-image-imports-domain",
      severity: "error",
      from: { path: "^workers/share-image/" },
      to: { path: "^(app|workers)/", pathNot: "^app/domain/|^workers/share-image/" },
    },
    {
      name: "sandbox-is-imported-by-nobody",
      severity: "error",
      from: { path: "^(app|workers)/", pathNot: "^workers/sandbox/" },
      to: { path: "^workers/sandbox/" },
    },
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".js"],
      exportsFields: ["exports"],
      conditionNames: ["import"],
    },
  },
};
