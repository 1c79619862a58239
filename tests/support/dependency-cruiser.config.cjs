/** The dependency rules: who may import whom. */
/** @param {string} path */
const layer = (path) => `^app/${path}`;

/**
 * A feature imports its own files, `editing` and `shell`; what stands here beside them stays for a reason:
 * - `billing` tells what has to be paid for, where it is edited or listed;
 * - `codes`, `passes` and `sharing` are tabs of the editors and dialogs of the lists;
 * - `cards` and `sharing` show pages, `pages`, `cards` and `site` the contact form, as visitors see them: one component each;
 * - `operations` asks who is there as the account's screens do, and lists as the dashboard does; so does `contacts`, which
 *   shows the code of what they come by;
 * - `accounts` shows, where one signs up, the page and the card that come along;
 * - `shell` has the bell, whose list comes when it is pressed;
 * - `dashboard` tells, after a sign-up, that the page that came along is live, and asks to confirm the address of the account, and so does `team`, which lists as the dashboard does;
 * - `team` assigns a card where it is listed and shared, and shows how the cards of a file will look.
 */
const OTHER_FEATURES = {
  accounts: ["cards", "pages"],
  billing: [],
  cards: ["billing", "codes", "contacts", "pages", "passes", "sharing", "team"],
  codes: [],
  contacts: ["billing", "codes", "dashboard", "pages", "site"],
  dashboard: ["accounts", "billing", "passes", "sharing", "team"],
  editing: [],
  landing: ["billing"],
  notifications: [],
  pages: ["billing", "codes", "contacts", "sharing"],
  operations: ["accounts", "dashboard"],
  passes: [],
  sharing: ["codes", "pages"],
  shell: ["notifications"],
  site: ["contacts", "pages"],
  team: ["accounts", "cards", "dashboard"],
  visits: ["billing", "dashboard"],
};

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
        pathNot: "^workers/sandbox/(seed|plan|failed-job|due-jobs|demo-content|demo-visits)[.]ts$",
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
