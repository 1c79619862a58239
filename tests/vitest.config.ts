import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { shareImageAlias } from "../workers/share-image/alias.ts";

const root = fileURLToPath(new URL("../", import.meta.url));

/** Domain and service tests, in workerd with a real D1, R2, Images and Durable Objects. */
export default defineConfig({
  root,
  plugins: [
    cloudflareTest(async () => ({
      wrangler: { configPath: `${root}tests/support/wrangler.toml` },
      miniflare: {
        bindings: { BENCH: process.env.BENCH ?? "", MIGRATIONS: await readD1Migrations(`${root}migrations`) },
      },
    })),
  ],
  resolve: { alias: [{ find: /^~\//, replacement: `${root}app/` }, shareImageAlias] },
  test: {
    name: "workerd",
    include: ["tests/{domain,features,services,workers}/**/*.test.ts"],
    exclude: ["tests/workers/share-image*.test.ts"],
    setupFiles: ["tests/support/apply-migrations.ts"],
    testTimeout: 30_000,
    maxWorkers: 2,
    deps: { optimizer: { ssr: { enabled: true, include: ["@remix-run/cloudflare"] } } },
  },
});
