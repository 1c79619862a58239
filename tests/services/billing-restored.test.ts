import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { entitlementOf, shownStatus } from "~/domain/billing/entitlement";
import { DAY_MS } from "~/domain/durations";
import { findEntitlement } from "~/server/data/users.server";
import { adoptCustomer, resyncBilling } from "~/server/services/billing/adopt-customers.server";
import { startCheckout } from "~/server/services/billing/start-checkout.server";
import { syncBilling } from "~/server/services/billing/sync-billing.server";
import type { TestPlatform } from "../support/platform";
import {
  advance,
  buy,
  buyer,
  control,
  deliver,
  eventsOf,
  ownStripePlatform,
  workOff,
} from "../support/stripe";

const TABLES = [
  "entitlements",
  "billing_customers",
  "billing_commands",
  "subscriptions",
  "invoices",
  "stripe_events",
];

/** What setting the database back to before a purchase does to it. */
async function forget(platform: TestPlatform, { userId }: UserActor): Promise<void> {
  for (const table of TABLES)
    if (table !== "stripe_events")
      await platform.db.run(sql.raw(`DELETE FROM ${table} WHERE user_id = '${userId}'`));
  await platform.db.run(sql`DELETE FROM stripe_events`);
  await platform.db.run(sql`DELETE FROM outbox WHERE shard = ${userId}`);
}

/** An account with a plan at Stripe that this database does not know. */
async function forgotten(): Promise<{ platform: TestPlatform; actor: UserActor }> {
  const platform = await ownStripePlatform();
  const actor = await buyer(platform);
  await buy(platform, actor, { seats: 2 });
  await syncBilling(platform, actor.userId);
  expect(await statusOf(platform, actor)).toBe("active");
  await forget(platform, actor);
  expect(await statusOf(platform, actor)).toBe("free");
  return { platform, actor };
}

const statusOf = async (platform: TestPlatform, { userId }: UserActor) =>
  shownStatus(entitlementOf(await findEntitlement(platform.db, userId)), platform.now());

const charges = async (platform: TestPlatform) =>
  (await control<{ charge: unknown[] }>(platform, "state.json")).charge.length;

const customerIdOf = async (platform: TestPlatform) => {
  const { customer } = await control<{ customer: { id: string }[] }>(platform, "state.json");
  expect(customer).toHaveLength(1);
  return customer[0]?.id ?? "";
};

describe("a database that was set back to before a purchase", () => {
  test("has the plan again when the account buys once more, which is charged once in all", async () => {
    const { platform, actor } = await forgotten();
    // Longer than Stripe remembers the key by which the customer was made.
    await advance(platform, 2 * DAY_MS);
    await expect(startCheckout(platform, actor, { cycle: "monthly", seats: 2 })).rejects.toMatchObject({
      code: "conflict",
      messageKey: "alreadySubscribed",
    });
    expect(await statusOf(platform, actor)).toBe("active");
    await customerIdOf(platform);
    expect(await charges(platform)).toBe(1);
  });

  test("has it by the next event of the customer", async () => {
    const { platform, actor } = await forgotten();
    const event = (await eventsOf(platform, await customerIdOf(platform))).at(-1);
    await deliver(platform, event ?? { payload: "" });
    expect(await workOff(platform, "system")).toContain("adoptCustomer");
    await workOff(platform, actor.userId);
    expect(await statusOf(platform, actor)).toBe("active");
    expect(await charges(platform)).toBe(1);
  });

  test("has it by the nightly run, and the command compares accounts that are known too", async () => {
    const { platform, actor } = await forgotten();
    const since = new Date(platform.now().getTime() - 35 * DAY_MS).toISOString();
    await resyncBilling(platform, { slot: "2026-11-28", since, after: "" });
    await workOff(platform, actor.userId);
    expect(await statusOf(platform, actor)).toBe("active");
    const synced = async () =>
      (
        await platform.db.all<{ at: number }>(
          sql`SELECT synced_at AS at FROM billing_customers WHERE user_id = ${actor.userId}`,
        )
      )[0]?.at ?? 0;
    const before = await synced();
    await resyncBilling(platform, { slot: "2026-11-29", since, after: "" });
    await workOff(platform, actor.userId);
    expect(await synced()).toBe(before);
    await resyncBilling(platform, { slot: "now", after: "" });
    await workOff(platform, actor.userId);
    expect(await synced()).toBeGreaterThan(before);
    expect(await charges(platform)).toBe(1);
  });

  test("takes no customer that is nobody's here", async () => {
    const { platform, actor } = await forgotten();
    const customerId = await customerIdOf(platform);
    await platform.db.run(sql`DELETE FROM users WHERE id = ${actor.userId}`);
    await adoptCustomer(platform, { customerId, cause: "evt_1" });
    await adoptCustomer(platform, { customerId: "cus_unknown", cause: "evt_2" });
    expect(
      await platform.db.all(sql`SELECT 1 FROM billing_customers WHERE user_id = ${actor.userId}`),
    ).toEqual([]);
  });
});
