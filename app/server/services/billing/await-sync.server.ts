import type { UserActor } from "~/domain/accounts/actor";
import { entitlementOf, isPaid, type PlanStatus, shownStatus } from "~/domain/billing/entitlement";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import { findCustomerOf } from "~/server/data/billing-customers.server";
import { enqueue } from "~/server/data/outbox.server";
import { findEntitlement } from "~/server/data/users.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";

const WAIT_MS = 5_000;
const LOOK_EVERY_MS = 250;

/**
 * Has the account's queue sync with Stripe at once, and waits for it up to five seconds: for a return from paying.
 * @param wait waits for a time; injected by tests
 * @returns the account's entitlement afterwards
 */
export async function awaitSync(
  platform: Platform,
  actor: UserActor,
  wait: (milliseconds: number) => Promise<void> = (ms) => new Promise((done) => setTimeout(done, ms)),
): Promise<{ isPaid: boolean; status: PlanStatus }> {
  assertCan(actor, "view", ownOf(actor, "plan"));
  const { userId } = actor;
  await consumeLimit(platform, "billingReturn", userId);
  const asked = platform.realNow();
  const payload = { userId, cause: `return:${asked.toISOString().slice(0, 19)}`, since: asked.toISOString() };
  await writeAll(platform.db, [enqueue({ name: "syncBilling", shard: userId, payload }, platform.now())]);
  startJobs(platform, userId);
  for (let waited = 0; waited < WAIT_MS; waited += LOOK_EVERY_MS) {
    const customer = await findCustomerOf(platform.db, userId);
    if (!customer || (customer.syncedAt && customer.syncedAt >= asked)) break;
    await wait(LOOK_EVERY_MS);
  }
  const now = platform.now();
  const plan = entitlementOf(await findEntitlement(platform.db, userId));
  return { isPaid: isPaid(plan, now), status: shownStatus(plan, now) };
}
