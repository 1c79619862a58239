import { expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { DAY_MS } from "~/domain/durations";
import type { Bindings } from "~/server/platform/bindings.server";
import { changePlan } from "~/server/services/billing/change-plan.server";
import { getBilling } from "~/server/services/billing/get-billing.server";
import { syncBilling } from "~/server/services/billing/sync-billing.server";
import { withdraw } from "~/server/services/billing/withdraw.server";
import { fuzzRuns } from "../support/fuzz";
import type { TestPlatform } from "../support/platform";
import { advance, buy, buyer, control, ownStripePlatform, stripePlatform } from "../support/stripe";

/** A buyer who withdrew from their first purchase, and bought again: the next withdrawal is refunded pro rata. */
async function secondTime(platform: TestPlatform): Promise<UserActor> {
  const actor = await buyer(platform);
  await buy(platform, actor, { seats: 1 });
  await syncBilling(platform, actor.userId);
  await withdraw(platform, actor);
  await advance(platform, DAY_MS);
  await buy(platform, actor, { seats: 2 });
  await syncBilling(platform, actor.userId);
  return actor;
}

async function refunds(platform: TestPlatform): Promise<number[]> {
  const { refund } = await control<{ refund: { amount: number }[] }>(platform, "state.json");
  return refund.map(({ amount }) => amount);
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

test("a later withdrawal gives back the rest of the period, also of seats that were added in it", async () => {
  const platform = await ownStripePlatform();
  const actor = await secondTime(platform);
  await advance(platform, 8 * DAY_MS);
  await changePlan(platform, actor, { seats: 6 });
  await advance(platform, 4 * DAY_MS);
  const { subscription, withdrawal } = await getBilling(platform, actor);
  const begin = Date.parse(subscription.startDate ?? "");
  const end = Date.parse(subscription.nextBillDate ?? "");
  const left = (6 * 399 * (end - platform.now().getTime())) / (end - begin);
  const before = sum(await refunds(platform));
  await withdraw(platform, actor);
  const given = sum(await refunds(platform)) - before;
  expect(given).toBe(Math.round((withdrawal?.amount ?? 0) * 100));
  // Stripe rounds each line to a cent, and the remainder is rounded up.
  expect(given).toBeGreaterThan(left - 2);
  expect(given).toBeLessThan(left + 3);
});

test("a later withdrawal in the first seconds gives back all", async () => {
  const platform = await ownStripePlatform();
  const actor = await buyer(platform);
  await buy(platform, actor, { seats: 1 });
  await syncBilling(platform, actor.userId);
  await withdraw(platform, actor);
  await advance(platform, 30 * DAY_MS);
  await buy(platform, actor, { seats: 6, cycle: "yearly" });
  await advance(platform, 2000);
  await syncBilling(platform, actor.userId);
  expect((await getBilling(platform, actor)).withdrawal).toMatchObject({ amount: 143.28 });
});

/** How often the client makes a call whose responses are lost. */
const CLIENT_TRIES = 3;

/** The same platform, whose n-th call to the payment service is made, and its response lost at each attempt. */
async function losingAnswer(platform: TestPlatform, n: number): Promise<TestPlatform> {
  let calls = 0;
  let lost = "";
  let tries = 0;
  const { SANDBOX } = platform.bindings;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await SANDBOX?.fetch(input, init);
    if (!String(input).includes("/v1/")) return response ?? new Response(null, { status: 500 });
    const call = `${init?.method} ${input}`;
    if (++calls === n) lost = call;
    if (call === lost && ++tries <= CLIENT_TRIES) throw new TypeError("cut off");
    return response ?? new Response(null, { status: 500 });
  };
  return stripePlatform({ ...platform.bindings, SANDBOX: { fetch } as Fetcher } as Bindings);
}

/** The client retries each call, with pauses: every third call is lost in turn; in the long run every one. */
const STEP = fuzzRuns(1) > 1 ? 1 : 3;

test("cut off at any answer of the payment service and done again an hour later, a withdrawal gives back once", async () => {
  let cuts = 0;
  for (let n = 1; n < 16; n += STEP) {
    const platform = await ownStripePlatform();
    const actor = await secondTime(platform);
    const [first = 0] = await refunds(platform);
    const cut = await losingAnswer(platform, n);
    const isCut = await withdraw(cut, actor).then(
      () => false,
      () => true,
    );
    await advance(platform, 60 * 60 * 1000);
    if (isCut) {
      cuts++;
      await syncBilling(platform, actor.userId);
      if ((await getBilling(platform, actor)).subscription.status === "active")
        await withdraw(platform, actor);
    }
    const [state, given] = [await getBilling(platform, actor), await refunds(platform)];
    expect([n, state.subscription.status]).toEqual([n, "expired"]);
    expect([n, given.length]).toEqual([n, 2]);
    expect(sum(given) - first).toBeLessThanOrEqual(798);
  }
  expect(cuts).toBeGreaterThan(2);
}, 300_000);
