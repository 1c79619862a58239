import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Tests of `npm run dev`, from Node. */
export default defineConfig({
  root,
  resolve: { alias: [{ find: /^~\//, replacement: `${root}app/` }] },
  test: {
    name: "development",
    include: ["tests/development/**/*.test.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
});
