/** The dependency rules: who may import whom. */
/** @param {string} path */
const layer = (path) => `^app/${path}`;

/**
 * A feature imports its own files, `editing` and `shell`, and what stands here beside it: features that stand above it, so
 * that no two need each other. The reasons:
 * - `networks`, `contact-form`, `codes` and `passes` are parts that several show;
 * - `sharing` has the code of what is shared;
 * - `pages` has it shared, as a tab of its editor and a screen;
 * - `site` shows the form, and the head of a page that asks before it opens;
 * - `cards` draws images as pages do, and begins with a page or a template that is there;
 * - `contacts` shows the code of what they come by;
 * - `looks` edits what a page and a card of a team have in common, with their editors' parts;
 * - `accounts` shows, where one signs up, the page and the card that come along, and what in them is still a template's;
 * - `team` has people join by an account, and shows how the cards of a file will be;
 * - `dashboard` has what was published shared, cards assigned, and the account's address confirmed;
 * - `operations` asks who is there as the account's screens do, and shows the state of a page as the lists do;
 * - `shell` has the bell, whose list comes when it is pressed.
 */
const OTHER_FEATURES = {
  editing: [],
  notifications: [],
  shell: ["notifications"],
  codes: [],
  passes: [],
  networks: [],
  "contact-form": [],
  billing: [],
  landing: [],
  visits: [],
  sharing: ["codes", "networks"],
  pages: ["contact-form", "networks", "sharing"],
  site: ["contact-form", "pages"],
  cards: ["codes", "contact-form", "networks", "pages", "passes", "sharing"],
  contacts: ["codes"],
  looks: ["cards", "networks", "pages", "passes"],
  accounts: ["cards", "pages", "sharing"],
  team: ["accounts", "cards"],
  dashboard: ["accounts", "passes", "sharing", "team"],
  operations: ["accounts", "dashboard"],
};

const names = Object.keys(OTHER_FEATURES);
for (const [name, others] of Object.entries(OTHER_FEATURES)) {
  const below = others.find((other) => names.indexOf(other) >= names.indexOf(name));
  if (below) throw new Error(`The feature ${name} imports ${below}, which does not stand above it`);
}

const featureRules = Object.entries(OTHER_FEATURES).map(([name, others]) => ({
  name: `feature-${name}-imports-its-own`,
  severity: "error",
  from: { path: layer(`features/${name}/`) },
  to: {
    path: layer("features/"),
    pathNot: layer(`features/(${[name, "editing", "shell", ...others].join("|")})/`),
  },
}));

module.exports = {
  forbidden: [
    ...featureRules,
    {
      name: "features-are-listed",
      severity: "error",
      comment: "A new feature says above what it imports.",
      from: {
        path: layer("features/"),
        pathNot: layer(`features/(${Object.keys(OTHER_FEATURES).join("|")})/`),
      },
      to: { path: layer("features/") },
    },
    {
      name: "http-below-features",
      severity: "error",
      from: { path: layer("server/(http|api)/") },
      to: { path: "^app/(routes|features|ui)/|^workers/" },
    },
    {
      name: "app-and-site-are-apart",
      severity: "error",
      from: { path: "^app/server/http/(app|site)/" },
      to: { path: "^app/server/http/(app|site)/", pathNot: "^app/server/http/$1/" },
    },
    {
      name: "shared-http-knows-no-surface",
      severity: "error",
      comment: "But for the entry, which calls all three.",
      from: { path: "^app/server/(api/|http/[^/]+$)", pathNot: "^app/server/http/handle[.]server[.]ts$" },
      to: { path: "^app/server/http/(app|site)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "tests-are-imported-by-tests",
      severity: "error",
      from: { path: "^(app|workers)/" },
      to: { path: "^tests/" },
    },
    {
      name: "tests-from-outside-know-no-server",
      severity: "error",
      comment:
        "They ask a running server, as clients and browsers do; what it is asked by they may name the types of.",
      from: { path: "^tests/(http|e2e)/" },
      to: { path: "^app/(routes|server|features)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "app-knows-no-worker",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^workers/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "jobs-and-limiter-below-http",
      severity: "error",
      from: { path: "^workers/(jobs|limiter)/" },
      to: {
        path: "^app/(routes|features|ui|i18n)/|^app/server/(http|api)/|^workers/",
        pathNot: "^workers/(jobs|limiter)/",
      },
    },
    {
      name: "commands-stand-alone",
      severity: "error",
      comment: "Node runs them as they are, where no alias and no binding is.",
      from: { path: "^workers/commands/" },
      to: { path: "^(app|workers)/", pathNot: "^workers/commands/" },
    },
    {
      name: "commands-are-imported-by-nobody",
      severity: "error",
      from: { path: "^(app|workers)/", pathNot: "^workers/commands/" },
      to: { path: "^workers/commands/" },
    },
    {
      name: "sandbox-imports-domain",
      severity: "error",
      comment:
        "And the adapters that it stands in for; only plans, failed jobs and demo data are made by data and services.",
      from: {
        path: "^workers/sandbox/",
        pathNot:
          "^workers/sandbox/(seed|plan|failed-job|dropped-visits|due-jobs|demo-content|demo-visits)[.]ts$",
      },
      to: {
        path: "^(app|workers)/",
        pathNot: "^app/domain/|^app/server/platform/|^workers/sandbox/",
      },
    },
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
