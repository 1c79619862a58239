import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { shareImageAlias } from "../workers/share-image/alias.ts";
import { ensureShareImageFiles } from "../workers/share-image/files/make.ts";

const root = fileURLToPath(new URL("../", import.meta.url));

// Services draw share images, with files that are made from packages.
ensureShareImageFiles();

export const alias = [{ find: /^~\//, replacement: `${root}app/` }, shareImageAlias];
export const deps = {
  optimizer: {
    ssr: {
      enabled: true,
      include: ["@remix-run/cloudflare", "stripe"],
      // Vite's usual targets are older than what esbuild still translates to.
      esbuildOptions: { target: "es2022" },
    },
  },
};
/** @param more bindings beside those of every test */
export const workerd = (more: Record<string, string> = {}) =>
  cloudflareTest(async () => ({
    wrangler: { configPath: `${root}tests/support/wrangler.toml` },
    miniflare: {
      bindings: {
        BENCH: process.env.BENCH ?? "",
        FUZZ_FACTOR: process.env.FUZZ_FACTOR ?? "",
        ...more,
        MIGRATIONS: await readD1Migrations(`${root}migrations`),
        VISIT_MIGRATIONS: await readD1Migrations(`${root}migrations/visits`),
      },
    },
  }));

/** Rules that depend on the runtime: its encodings, time zones and segmentation of text. */
const RUNTIME_RULES = ["contact-files", "visits-days", "notifications", "card-print"].map(
  (name) => `tests/domain/${name}.test.ts`,
);

/**
 * Rules in Node, except a few, services in workerd. The files of a project share its threads or isolates, since starting one takes
 * longer than most files do: rules touch no storage, and services begin each file with an empty one.
 */
export default defineConfig({
  root,
  test: {
    maxWorkers: 2,
    projects: [
      {
        root,
        resolve: { alias },
        test: {
          name: "rules",
          include: [
            "tests/{domain,features}/**/*.test.ts",
            // What measures is run by the bench.
            ...(process.env.BENCH ? ["tests/domain/*.bench.ts"] : []),
          ],
          exclude: RUNTIME_RULES,
          setupFiles: ["tests/support/fail-on-errors.ts"],
          testTimeout: process.env.FUZZ_FACTOR ? 3_600_000 : 120_000,
          pool: "threads",
          isolate: false,
        },
      },
      {
        root,
        plugins: [workerd()],
        resolve: { alias },
        test: {
          name: "services",
          include: ["tests/services/**/*.test.ts", ...RUNTIME_RULES],
          setupFiles: ["tests/support/fail-on-errors.ts", "tests/support/apply-migrations.ts"],
          testTimeout: 120_000,
          isolate: false,
          deps,
        },
      },
    ],
  },
});
