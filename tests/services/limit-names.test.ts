import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { RATE_LIMITS } from "~/domain/rate-limits";
import type { Bindings } from "~/server/platform/bindings.server";
import { consumeLimit, tryLimit } from "~/server/platform/rate-limits.server";
import { strictPlatform, type TestPlatform } from "../support/platform";

const { LIMITER } = env as unknown as Bindings;

/** The names of the counters that work uses. */
async function namesOf(work: (platform: TestPlatform) => Promise<unknown>, ip: string): Promise<string[]> {
  const names: string[] = [];
  const platform = strictPlatform();
  const watched: Bindings["LIMITER"] = {
    idFromName: (name) => {
      names.push(name);
      return LIMITER.idFromName(name);
    },
    get: (id) => LIMITER.get(id),
  };
  const bindings = { ...platform.bindings, LIMITER: watched };
  await work(Object.assign(Object.create(platform) as TestPlatform, { ip, bindings }));
  return names;
}

test("no counter is named after an address of a visitor or a mailbox", async () => {
  const names = await namesOf(async (platform) => {
    await consumeLimit(platform, "failedLoginIp");
    await tryLimit(platform, "failedLoginAccount", "ada@visita.example");
  }, "203.0.113.9");
  expect(names).toHaveLength(2);
  for (const name of names) expect(name).toMatch(/^failedLogin(Ip|Account):[0-9a-f]{64}$/);
});

test("the same address has the same counter within a day, and its limit", async () => {
  const platform = Object.assign(Object.create(strictPlatform()) as TestPlatform, { ip: "203.0.113.77" });
  platform.freeze();
  const { limit } = RATE_LIMITS.pagePreviewIp;
  for (let n = 0; n < limit; n++) await consumeLimit(platform, "pagePreviewIp");
  await expect(consumeLimit(platform, "pagePreviewIp")).rejects.toMatchObject({ code: "rate_limited" });
});
