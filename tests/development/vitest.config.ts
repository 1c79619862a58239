import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Tests of the source tree, and of `npm run dev`, from Node. */
export default defineConfig({
  root,
  resolve: { alias: [{ find: /^~\//, replacement: `${root}app/` }] },
  test: {
    name: "development",
    // What starts the server once for each thing takes minutes: it is in the long run.
    include: [
      "tests/source/**/*.test.ts",
      `tests/development/**/*.${process.env.FUZZ_FACTOR ? "{test,long}" : "test"}.ts`,
    ],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
});
