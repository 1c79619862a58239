import { fileURLToPath } from "node:url";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { shareImageAlias } from "../../../workers/share-image/alias.ts";
import { ensureShareImageFiles } from "../../../workers/share-image/files/make.ts";
import { servePngs } from "./pngs.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

ensureShareImageFiles();

const isLong = Boolean(process.env.FUZZ_FACTOR);

/** The share image Worker's tests run in its own workerd, with a separate configuration and alias. */
export default defineConfig({
  root,
  plugins: [
    cloudflareTest({
      wrangler: { configPath: `${root}workers/share-image/wrangler.toml` },
      miniflare: {
        // Tests that measure print only in the bench.
        bindings: { BENCH: process.env.BENCH ?? "", FUZZ_FACTOR: process.env.FUZZ_FACTOR ?? "" },
        serviceBindings: {
          // why: workerd has no files, and pngjs does not run in it.
          PNGS: servePngs,
        },
      },
    }),
  ],
  resolve: { alias: [{ find: /^~\//, replacement: `${root}app/` }, shareImageAlias] },
  test: {
    name: "share-image",
    // What measures is run by the bench, and what takes minutes by the long run.
    include: [
      "tests/workers/share-image*.test.ts",
      ...(process.env.BENCH ? ["tests/workers/share-image*.bench.ts"] : []),
      ...(isLong || process.env.BENCH ? ["tests/workers/share-image*.long.ts"] : []),
    ],
    testTimeout: 60_000,
  },
});
