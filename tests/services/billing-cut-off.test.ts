import { describe, expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { DAY_MS, MINUTE_MS } from "~/domain/durations";
import { findEntitlement } from "~/server/data/users.server";
import { cancelPlan, keepPlan } from "~/server/services/billing/cancel-plan.server";
import { changePlan } from "~/server/services/billing/change-plan.server";
import { getBilling } from "~/server/services/billing/get-billing.server";
import { previewChange } from "~/server/services/billing/preview-change.server";
import { syncBilling } from "~/server/services/billing/sync-billing.server";
import { dyingAt, passCutOff } from "../support/cut-off";
import { expectLogged } from "../support/fail-on-errors";
import type { TestPlatform } from "../support/platform";
import { advance, buy, buyer, control, stripePlatform, workOff } from "../support/stripe";

test("a downgrade that was cut off before its schedule was complete is made again, or the plan cancelled", async () => {
  expectLogged(/the Worker died/);
  const platform = await stripePlatform();
  for (const again of ["change", "cancel"] as const) {
    const actor = await buyer(platform);
    await buy(platform, actor, { seats: 3 });
    await syncBilling(platform, actor.userId);
    const dying = await dyingAt(platform, /^POST \/v1\/subscription_schedules\/sub_sched_\w+$/);
    await expect(changePlan(dying, actor, { seats: 1 })).rejects.toThrow();
    await passCutOff(platform, actor.userId);
    if (again === "change") {
      await changePlan(platform, actor, { seats: 1 });
      expect((await getBilling(platform, actor)).scheduled).toMatchObject({ seats: 1 });
    } else {
      expect(await cancelPlan(platform, actor, {})).toMatchObject({ status: "cancelled_active" });
    }
    expect(await findEntitlement(platform.db, actor.userId)).toMatchObject({ seats: 3 });
  }
});

describe("a downgrade that waits when more seats are asked for", () => {
  async function waiting(platform: TestPlatform): Promise<UserActor> {
    const actor = await buyer(platform);
    await buy(platform, actor, { seats: 3 });
    await syncBilling(platform, actor.userId);
    await changePlan(platform, actor, { seats: 1 });
    return actor;
  }

  const scheduledOf = async (platform: TestPlatform, actor: UserActor) =>
    (await getBilling(platform, actor)).scheduled?.seats;

  test("is back once their payment was not made in time, and charged as it was told", async () => {
    const platform = await stripePlatform();
    for (const outcome of ["decline", "requires_action"]) {
      const actor = await waiting(platform);
      await control(platform, "next-payment", { outcome });
      expect(await changePlan(platform, actor, { seats: 5 })).toHaveProperty("actionUrl");
      expect(await scheduledOf(platform, actor)).toBeUndefined();
      await advance(platform, 3 * MINUTE_MS);
      expect(await workOff(platform, actor.userId)).toContain("restoreDowngrade");
      expect((await getBilling(platform, actor)).pending).toMatchObject({ seats: 5 });
      await advance(platform, DAY_MS);
      await workOff(platform, actor.userId);
      expect(await scheduledOf(platform, actor)).toBe(1);
      await advance(platform, 32 * DAY_MS);
      await syncBilling(platform, actor.userId);
      const { invoices } = await getBilling(platform, actor);
      expect(invoices.items.map(({ amount, status }) => [amount, status])).toContainEqual([3.99, "paid"]);
      expect(await findEntitlement(platform.db, actor.userId)).toMatchObject({ seats: 1 });
    }
  });

  test("is back where the change was refused or cut off at any call", async () => {
    expectLogged(/the Worker died/);
    const platform = await stripePlatform();
    const calls = [/\/release$/, /^GET \/v1\/prices/, /^POST \/v1\/subscriptions\/sub_/];
    for (const call of calls) {
      const actor = await waiting(platform);
      await expect(changePlan(await dyingAt(platform, call), actor, { seats: 5 })).rejects.toThrow();
      await passCutOff(platform, actor.userId);
      await advance(platform, 3 * MINUTE_MS);
      await workOff(platform, actor.userId);
      expect([String(call), await scheduledOf(platform, actor)]).toEqual([String(call), 1]);
    }
  });

  test("is not put back behind who took it back, or cancelled, right after", async () => {
    const platform = await stripePlatform();
    for (const then of [changePlan, cancelPlan]) {
      const actor = await waiting(platform);
      await changePlan(platform, actor, { seats: 2 });
      await then(platform, actor, { seats: 3 });
      if (then === cancelPlan) await keepPlan(platform, actor);
      await advance(platform, 3 * MINUTE_MS);
      await workOff(platform, actor.userId);
      expect(await scheduledOf(platform, actor)).toBeUndefined();
    }
  });

  test("stays where the preview was of the period before", async () => {
    const platform = await stripePlatform();
    const actor = await buyer(platform);
    await buy(platform, actor, { seats: 3 });
    await syncBilling(platform, actor.userId);
    const { subscription } = await getBilling(platform, actor);
    const end = Date.parse(subscription.nextBillDate ?? "");
    await advance(platform, new Date(end - MINUTE_MS));
    const { prorationDate } = await previewChange(platform, actor, { seats: 5 });
    await advance(platform, new Date(end + MINUTE_MS));
    await syncBilling(platform, actor.userId);
    await changePlan(platform, actor, { seats: 1 });
    await expect(changePlan(platform, actor, { seats: 5, prorationDate })).rejects.toMatchObject({
      code: "invalid",
      field: "prorationDate",
    });
    expect(await scheduledOf(platform, actor)).toBe(1);
  });

  test("is gone where the seats were paid for, or the plan was left as it is", async () => {
    const platform = await stripePlatform();
    for (const seats of [5, 3]) {
      const actor = await waiting(platform);
      await changePlan(platform, actor, { seats });
      await advance(platform, 3 * MINUTE_MS);
      await workOff(platform, actor.userId);
      expect(await scheduledOf(platform, actor)).toBeUndefined();
      expect(await findEntitlement(platform.db, actor.userId)).toMatchObject({ seats });
    }
  });
});
