import { expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { entitlementOf, shownStatus } from "~/domain/billing/entitlement";
import { DAY_MS, HOUR_MS } from "~/domain/durations";
import { findEntitlement } from "~/server/data/users.server";
import { getBilling } from "~/server/services/billing/get-billing.server";
import { openPortal } from "~/server/services/billing/open-portal.server";
import { reconcileBilling } from "~/server/services/billing/reconcile-billing.server";
import { syncBilling } from "~/server/services/billing/sync-billing.server";
import type { TestPlatform } from "../support/platform";
import { advance, buy, buyer, control, ownStripePlatform, workOff } from "../support/stripe";

/** A card that is taken, and declines every later payment. */
const FAILS_AT_RENEWAL = "4000000000000341";

const statusOf = async (platform: TestPlatform, { userId }: UserActor) =>
  shownStatus(entitlementOf(await findEntitlement(platform.db, userId)), platform.now());

/** No event of any of this arrives: only the nightly run queries Stripe. */
async function night(platform: TestPlatform, { userId }: UserActor): Promise<void> {
  await advance(platform, DAY_MS);
  await reconcileBilling(platform, { slot: platform.now().toISOString(), after: "" });
  await workOff(platform, userId);
}

test("the end of a plan whose payment failed for good is made up for, though its period has not ended", async () => {
  const platform = await ownStripePlatform();
  const actor = await buyer(platform);
  await buy(platform, actor, { cycle: "yearly", seats: 1 }, FAILS_AT_RENEWAL);
  await syncBilling(platform, actor.userId);
  await advance(platform, 366 * DAY_MS + 2 * HOUR_MS);
  await night(platform, actor);
  expect(await statusOf(platform, actor)).toBe("active_payment_fail");
  await advance(platform, 8 * DAY_MS);
  await night(platform, actor);
  expect(await statusOf(platform, actor)).toBe("expired");
  // Unpaid invoices stay open at Stripe: they would no longer buy anything.
  expect(await getBilling(platform, actor)).toMatchObject({ renewal: "checkout" });
  expect(await getBilling(platform, actor)).not.toHaveProperty("openInvoice");
});

test("an open invoice that is paid on its page is made up for", async () => {
  const platform = await ownStripePlatform();
  const actor = await buyer(platform);
  await buy(platform, actor, { seats: 1 }, FAILS_AT_RENEWAL);
  await syncBilling(platform, actor.userId);
  await advance(platform, 32 * DAY_MS);
  await night(platform, actor);
  const { openInvoice } = await getBilling(platform, actor);
  const body = "action=card&number=4242424242424242";
  await platform.bindings.SANDBOX?.fetch(openInvoice?.url ?? "", {
    method: "POST",
    body,
    redirect: "manual",
  });
  await night(platform, actor);
  expect(await statusOf(platform, actor)).toBe("active");
});

test("a purchase from which nobody came back is asked about once its Checkout is over", async () => {
  const platform = await ownStripePlatform();
  const actor = await buyer(platform);
  await buy(platform, actor, { seats: 2 });
  await workOff(platform, actor.userId);
  expect(await statusOf(platform, actor)).toBe("free");
  await advance(platform, DAY_MS + HOUR_MS);
  await workOff(platform, actor.userId);
  expect(await statusOf(platform, actor)).toBe("active");
});

test("another card that is chosen before the purchase is known here is charged from then on", async () => {
  const platform = await ownStripePlatform();
  const actor = await buyer(platform);
  await buy(platform, actor, { seats: 1 }, FAILS_AT_RENEWAL);
  const { url } = await openPortal(platform, actor, { part: "payment" });
  const body = "action=card&number=5555555555554444";
  await platform.bindings.SANDBOX?.fetch(url, { method: "POST", body, redirect: "manual" });
  await advance(platform, 32 * DAY_MS);
  await syncBilling(platform, actor.userId);
  expect(await statusOf(platform, actor)).toBe("active");
  const { charge } = await control<{ charge: { failure: unknown }[] }>(platform, "state.json");
  expect(charge.map(({ failure }) => failure)).toEqual([null, null]);
});
