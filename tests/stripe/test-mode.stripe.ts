import { env } from "cloudflare:test";
import { test } from "vitest";
import { SCENARIOS } from "./scenarios";
import { testMode } from "./test-mode";

const { STRIPE_TEST_KEY } = env as unknown as { STRIPE_TEST_KEY: string };

test.each(SCENARIOS)("Stripe's test mode: $name", async ({ run }) => {
  const backend = await testMode(STRIPE_TEST_KEY);
  try {
    await run(backend);
  } finally {
    await backend.end();
  }
});
