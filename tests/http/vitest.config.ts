import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Tests of the built Workers over HTTP, from Node. */
export default defineConfig({
  root,
  resolve: { alias: [{ find: /^~\//, replacement: `${root}app/` }] },
  test: {
    name: "http",
    include: [`tests/http/**/*.${process.env.FUZZ_FACTOR ? "{test,long}" : "test"}.ts`],
    globalSetup: ["tests/support/global-server.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Each file has its own address and users; shared resources are noted in the file.
    maxWorkers: 2,
  },
});
