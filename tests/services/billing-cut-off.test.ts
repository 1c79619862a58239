import { expect, test } from "vitest";
import { findEntitlement } from "~/server/data/users.server";
import { cancelPlan } from "~/server/services/billing/cancel-plan.server";
import { changePlan } from "~/server/services/billing/change-plan.server";
import { getBilling } from "~/server/services/billing/get-billing.server";
import { syncBilling } from "~/server/services/billing/sync-billing.server";
import { dyingAt, passCutOff } from "../support/cut-off";
import { expectLogged } from "../support/fail-on-errors";
import { buy, buyer, stripePlatform } from "../support/stripe";

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
