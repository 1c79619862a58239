import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { alias, deps, workerd } from "../vitest.config.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const key = process.env.STRIPE_TEST_KEY;

/** The scenarios that `npm test` runs against the stand-in, against Stripe's own test mode: only with a key for it. */
export default defineConfig({
  root,
  plugins: [workerd(key ? { STRIPE_TEST_KEY: key } : {})],
  resolve: { alias },
  test: {
    name: "stripe",
    include: key ? ["tests/stripe/**/*.stripe.ts"] : [],
    passWithNoTests: true,
    setupFiles: ["tests/support/fail-on-errors.ts", "tests/support/apply-migrations.ts"],
    testTimeout: 600_000,
    isolate: false,
    deps,
  },
});
