import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import remixConfig from "../../remix.config.js";

/** The parts of wrangler's configuration that are compared here. */
interface Bound {
  binding: string;
}
interface Named {
  name: string;
}
interface WorkerConfig {
  vars: Record<string, unknown>;
  compatibility_flags: string[];
  services?: Bound[];
  d1_databases: Bound[];
  r2_buckets: Bound[];
  durable_objects: { bindings: Named[] };
  send_email: Named[];
  ratelimits: Named[];
  images?: Bound;
  assets?: { binding?: string };
  triggers: { crons?: string[] };
}

const production: WorkerConfig = readConfig(
  { config: "wrangler.toml", env: "production" },
  { hideWarnings: true },
);
const development: WorkerConfig = readConfig({ config: "wrangler.toml" }, { hideWarnings: true });

test("the sandbox is never part of a deployment", () => {
  expect(development.services?.map(({ binding }) => binding)).toContain("SANDBOX");
  expect(JSON.stringify(production)).not.toMatch(/sandbox/i);
  expect(production.vars.MODE).toBe("production");
  expect(production.vars).not.toHaveProperty("TOKEN_SECRET");
});

test("a deployed Worker reads the web as the public does, never a host or a Worker of its own zone", () => {
  expect(production.compatibility_flags).toContain("global_fetch_strictly_public");
});

test("production has every other binding that development has", () => {
  const names = (config: WorkerConfig) => [
    ...config.d1_databases.map(({ binding }) => binding),
    ...config.r2_buckets.map(({ binding }) => binding),
    ...config.durable_objects.bindings.map(({ name }) => name),
    ...(config.services ?? []).map(({ binding }) => binding),
    ...config.send_email.map(({ name }) => name),
    ...config.ratelimits.map(({ name }) => name),
    config.images?.binding,
    config.assets?.binding,
    ...(config.triggers.crons ?? []),
  ];
  expect(names(production)).toEqual(names(development).filter((name) => name !== "SANDBOX"));
});

test("the flags that keep the vulnerable endpoints away are off (docs/security-advisories.md)", () => {
  const flags = remixConfig.future ?? {};
  expect(flags.v3_singleFetch).toBe(false);
  expect(flags.v3_lazyRouteDiscovery).toBe(false);
  for (const flag of [
    "v3_fetcherPersist",
    "v3_relativeSplatPath",
    "v3_throwAbortReason",
    "v3_routeConfig",
  ] as const) {
    expect([flag, flags[flag]]).toEqual([flag, true]);
  }
});
