import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { newId } from "~/domain/ids";
import { writeAll } from "~/server/data/batch.server";
import { enqueue } from "~/server/data/outbox.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { readConfig } from "~/server/platform/config.server";
import { clearClockOffset, clockOffset, readClockOffset } from "~/server/platform/sandbox-clock.server";
import { stripeOf, stripeWebhookSecret } from "~/server/platform/stripe.server";
import { SANDBOX_WEBHOOK_SECRET } from "~/server/platform/stripe-sandbox.server";
import { testPlatform } from "../../support/platform";

const bindings = env as unknown as Bindings;
const { SANDBOX } = env as unknown as { SANDBOX: Fetcher };
const advance = (body: object) =>
  SANDBOX.fetch("http://sandbox/dev/stripe/advance", { method: "POST", body: JSON.stringify(body) });
const production = { MODE: "production", SANDBOX: undefined } as const;

test("in development without a key the client is the sandbox's", async () => {
  const platform = testPlatform();
  const customer = await stripeOf(platform).customers.create({ metadata: { userId: "usr_adapter" } });
  expect((await stripeOf(platform).customers.retrieve(customer.id)).id).toBe(customer.id);
  expect(stripeWebhookSecret(platform)).toBe(SANDBOX_WEBHOOK_SECRET);
});

test("in production without a key there is no Stripe, even where the sandbox were bound", () => {
  for (const platform of [testPlatform(production), testPlatform({ MODE: "production" })]) {
    expect(() => stripeOf(platform)).toThrow(expect.objectContaining({ code: "unavailable" }));
    expect(() => stripeWebhookSecret(platform)).toThrow(expect.objectContaining({ code: "unavailable" }));
  }
  const key = { ...production, STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
  expect(stripeWebhookSecret(testPlatform(key))).toBe("whsec_1");
  expect(stripeOf(testPlatform(key)).getMaxNetworkRetries()).toBe(2);
});

test("a real key in development does not reach the sandbox, nor is its secret taken", () => {
  const platform = testPlatform({ STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" });
  expect(stripeWebhookSecret(platform)).toBe("whsec_1");
  const half = testPlatform({ STRIPE_SECRET_KEY: "sk_test_1" });
  expect(() => stripeWebhookSecret(half)).toThrow(expect.objectContaining({ code: "unavailable" }));
});

test("PayPal is offered in development, and in production where it is switched on; taxes nowhere by themselves", () => {
  const stripe = (more: Partial<Bindings>) => readConfig({ ...bindings, ...more }).stripe;
  expect(stripe({})).toMatchObject({ hasPaypal: true, hasTax: false });
  expect(stripe({ MODE: "production" })).toMatchObject({ hasPaypal: false, hasTax: false });
  expect(stripe({ MODE: "production", STRIPE_PAYPAL: "on", STRIPE_TAX: "on" })).toMatchObject({
    hasPaypal: true,
    hasTax: true,
  });
  expect(stripe({ STRIPE_PAYPAL: "off" }).hasPaypal).toBe(false);
  expect(() => stripe({ STRIPE_TAX: "yes" } as unknown as Partial<Bindings>)).toThrow("STRIPE_TAX");
});

test("the clock of plans is the sandbox's in development alone, and the real one without an answer", async () => {
  clearClockOffset();
  expect(await clockOffset(bindings)).toBe(0);
  await advance({ seconds: 3600 });
  const moved = await readClockOffset(bindings);
  // Within the second, the clock's resolution.
  expect(Math.abs(moved - 3_600_000)).toBeLessThan(1001);
  expect(await clockOffset(bindings)).toBe(moved);
  expect(await readClockOffset({ ...bindings, ...production })).toBe(0);
  const away = { fetch: () => Promise.reject(new Error("away")) } as unknown as Fetcher;
  expect(await readClockOffset({ ...bindings, SANDBOX: away })).toBe(0);
  const strange = { fetch: async () => new Response("sandbox") } as unknown as Fetcher;
  expect(await readClockOffset({ ...bindings, SANDBOX: strange })).toBe(0);
  clearClockOffset();
});

test("what is due by the moved clock is done at once", async () => {
  const platform = testPlatform();
  const mailId = newId("tok");
  const to = `${mailId}@visita.example`;
  const params = { name: "A", token: "t".repeat(43) };
  const mail = { to, language: "en", kind: "verifyEmail", params } as const;
  const runAt = new Date(Date.now() + 30 * 86_400_000);
  const job = { name: "sendMail", shard: newId("usr"), payload: { mailId, mail }, runAt } as const;
  await writeAll(platform.db, [enqueue(job, new Date())]);
  const inbox = async () =>
    (await (await SANDBOX.fetch("http://sandbox/dev/inbox.json")).json<{ to: string }[]>()).map(
      (one) => one.to,
    );
  await advance({ seconds: 29 * 86_400 });
  expect(await inbox()).not.toContain(to);
  await advance({ seconds: 86_400 });
  await expect.poll(inbox, { timeout: 10_000 }).toContain(to);
});
