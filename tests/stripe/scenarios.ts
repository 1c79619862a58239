import { expect } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { DAY_MS, HOUR_MS } from "~/domain/durations";
import { cancelBilling } from "~/server/services/billing/cancel-billing.server";
import { cancelPlan, keepPlan } from "~/server/services/billing/cancel-plan.server";
import { changePlan } from "~/server/services/billing/change-plan.server";
import { getBilling } from "~/server/services/billing/get-billing.server";
import { previewChange } from "~/server/services/billing/preview-change.server";
import { syncBilling } from "~/server/services/billing/sync-billing.server";
import { withdraw } from "~/server/services/billing/withdraw.server";
import type { Backend } from "./backend";

interface Scenario {
  name: string;
  run(backend: Backend): Promise<void>;
}

/** The product's reading of a user, after it has queried the payment service. */
async function read({ platform }: Backend, actor: UserActor) {
  await syncBilling(platform, actor.userId);
  return getBilling(platform, actor);
}

/** Ends the current period, and charges the next one. */
async function nextPeriod(backend: Backend, actor: UserActor): Promise<void> {
  const { subscription } = await read(backend, actor);
  const end = subscription.nextBillDate ?? subscription.endDate?.date ?? "";
  await backend.advance(new Date(Date.parse(end) + 2 * HOUR_MS));
}

const later = ({ platform }: Backend, days: number) => new Date(platform.now().getTime() + days * DAY_MS);

/** The product's behaviour with a plan, the same against the stand-in and against Stripe. */
export const SCENARIOS: readonly Scenario[] = [
  {
    name: "a plan that was bought is read with its price, its next bill and its invoice",
    async run(backend) {
      const actor = await backend.subscriber({ cycle: "yearly", seats: 4 });
      const { subscription, invoices, withdrawal } = await read(backend, actor);
      expect(subscription).toMatchObject({
        status: "active",
        cycle: "yearly",
        seats: 4,
        price: 23.88,
        currency: "USD",
        nextPayment: 95.52,
      });
      expect(invoices.items).toMatchObject([{ amount: 95.52, status: "paid" }]);
      expect(withdrawal).toMatchObject({ amount: 95.52 });
    },
  },
  {
    name: "more seats are charged at once what the preview said, and the next period in full",
    async run(backend) {
      const { platform } = backend;
      const actor = await backend.subscriber({ cycle: "monthly", seats: 2 });
      await read(backend, actor);
      await backend.advance(later(backend, 10));
      const { dueNow, prorationDate, nextAmount } = await previewChange(platform, actor, { seats: 5 });
      expect([dueNow > 7, dueNow < 9, nextAmount]).toEqual([true, true, 19.95]);
      await changePlan(platform, actor, { seats: 5, prorationDate });
      expect((await read(backend, actor)).subscription).toMatchObject({ status: "active", seats: 5 });
      const cents = Math.round(dueNow * 100);
      expect(await backend.moneyOf(actor)).toEqual({ charged: 798 + cents, refunded: 0 });
      await nextPeriod(backend, actor);
      expect(await backend.moneyOf(actor)).toEqual({ charged: 798 + cents + 1995, refunded: 0 });
    },
  },
  {
    name: "fewer seats begin with the next period, in which the plan can be changed and cancelled as any other",
    async run(backend) {
      const { platform } = backend;
      const actor = await backend.subscriber({ cycle: "monthly", seats: 5 });
      await read(backend, actor);
      await changePlan(platform, actor, { seats: 2 });
      const waiting = await read(backend, actor);
      expect(waiting).toMatchObject({ subscription: { seats: 5 }, scheduled: { seats: 2 } });
      await nextPeriod(backend, actor);
      const { subscription, scheduled } = await read(backend, actor);
      expect([subscription, scheduled]).toMatchObject([{ status: "active", seats: 2 }, undefined]);
      expect(await backend.moneyOf(actor)).toEqual({ charged: 1995 + 798, refunded: 0 });
      await changePlan(platform, actor, { seats: 1 });
      expect((await read(backend, actor)).scheduled).toMatchObject({ seats: 1 });
      await cancelPlan(platform, actor, {});
      expect((await read(backend, actor)).subscription).toMatchObject({ status: "cancelled_active" });
    },
  },
  {
    name: "monthly becomes yearly at once, less what was paid of the month",
    async run(backend) {
      const { platform } = backend;
      const actor = await backend.subscriber({ cycle: "monthly", seats: 1 });
      await read(backend, actor);
      const { dueNow, prorationDate } = await previewChange(platform, actor, { cycle: "yearly" });
      await changePlan(platform, actor, { cycle: "yearly", prorationDate });
      const { subscription } = await read(backend, actor);
      expect(subscription).toMatchObject({ cycle: "yearly", seats: 1, nextPayment: 23.88 });
      const { charged } = await backend.moneyOf(actor);
      expect(charged).toBe(399 + Math.round(dueNow * 100));
    },
  },
  {
    name: "a plan is cancelled, kept and cancelled again, and ends with its period",
    async run(backend) {
      const { platform } = backend;
      const actor = await backend.subscriber({ cycle: "monthly", seats: 1 });
      const { subscription } = await read(backend, actor);
      const end = { date: subscription.nextBillDate };
      expect(await cancelPlan(platform, actor, {})).toMatchObject({
        status: "cancelled_active",
        endDate: end,
      });
      expect(await keepPlan(platform, actor)).toMatchObject({ status: "active" });
      await cancelPlan(platform, actor, {});
      await nextPeriod(backend, actor);
      const ended = await read(backend, actor);
      expect(ended).toMatchObject({ subscription: { status: "expired", endDate: end }, renewal: "checkout" });
      expect(await backend.moneyOf(actor)).toEqual({ charged: 399, refunded: 0 });
    },
  },
  {
    name: "a renewal that is not paid is open until it is paid with another card",
    async run(backend) {
      const actor = await backend.subscriber({ cycle: "monthly", seats: 2 });
      await read(backend, actor);
      await backend.nextPayment(actor, "decline");
      await nextPeriod(backend, actor);
      const open = await read(backend, actor);
      expect(open.subscription).toMatchObject({ status: "active_payment_fail", seats: 2 });
      expect(open).toMatchObject({ openInvoice: { amount: 7.98 }, renewal: "invoice" });
      await backend.payOpenInvoice(actor);
      expect((await read(backend, actor)).subscription).toMatchObject({ status: "active", seats: 2 });
      expect(await backend.moneyOf(actor)).toEqual({ charged: 2 * 798, refunded: 0 });
    },
  },
  {
    name: "what the bank asks about is not granted before it is answered",
    async run(backend) {
      const { platform } = backend;
      const actor = await backend.subscriber({ cycle: "monthly", seats: 1 });
      await read(backend, actor);
      await backend.nextPayment(actor, "requires_action");
      const made = await changePlan(platform, actor, { seats: 3 });
      expect(made).toMatchObject({ actionUrl: expect.stringMatching(/^http/) });
      const { subscription, pending } = await read(backend, actor);
      expect([subscription.seats, pending?.seats]).toEqual([1, 3]);
      expect(await backend.moneyOf(actor)).toEqual({ charged: 399, refunded: 0 });
    },
  },
  {
    name: "a purchase that is withdrawn from ends at once, and is given back whole",
    async run(backend) {
      const { platform } = backend;
      const actor = await backend.subscriber({ cycle: "yearly", seats: 2 });
      await read(backend, actor);
      await backend.advance(later(backend, 3));
      await withdraw(platform, actor);
      expect((await read(backend, actor)).subscription).toMatchObject({ status: "expired" });
      expect(await backend.moneyOf(actor)).toEqual({ charged: 4776, refunded: 4776 });
    },
  },
  {
    name: "what an account that is deleted pays for is ended, once and again",
    async run(backend) {
      const { platform } = backend;
      const actor = await backend.subscriber({ cycle: "monthly", seats: 1 });
      await read(backend, actor);
      await changePlan(platform, actor, { cycle: "monthly", seats: 2 });
      const ending = { userId: actor.userId, slot: "deletion", scope: "everything" } as const;
      await cancelBilling(platform, ending);
      await cancelBilling(platform, ending);
      expect(await backend.statesOf(actor)).toEqual(["canceled"]);
    },
  },
];
