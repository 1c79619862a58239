import { z } from "zod";
import { BILLING_CYCLES } from "~/domain/billing/plans";
import { ID_PREFIXES, isId } from "~/domain/ids";

const userId = z.string().refine((id) => isId(ID_PREFIXES.user, id));
const plan = z.strictObject({ seats: z.number().int().positive(), cycle: z.enum(BILLING_CYCLES) });

/** The jobs of plans and payments, a part of all that there are (`domain/jobs.ts`). */
export const BILLING_JOBS = {
  syncBilling: {
    version: 1,
    /** `cause` is the triggering event, or another trigger; `since` when it was received. */
    payload: z.strictObject({ userId, cause: z.string().min(1).max(255), since: z.iso.datetime() }),
  },
  cancelBilling: {
    version: 1,
    /**
     * `slot` is the time of the request. `scope` is what ends immediately: `everything`, only incomplete `purchases`
     * and those made from `since` on, these and later all `renewals`, or only open `invoices` of ended subscriptions.
     * Payments from `since` on, of purchases for them, are refunded.
     */
    payload: z.strictObject({
      userId,
      slot: z.iso.datetime(),
      scope: z.enum(["everything", "purchases", "renewals", "invoices"]).default("everything"),
      since: z.iso.datetime().optional(),
    }),
  },
  finishWithdrawal: {
    version: 1,
    /** A withdrawal with what it gives back of which invoice, in the smallest unit of the currency, as first counted. */
    payload: z.strictObject({
      userId,
      subscriptionId: z.string().min(1).max(255),
      parts: z
        .array(z.strictObject({ invoiceId: z.string().min(1).max(255), amount: z.number().int().positive() }))
        .max(100),
      currency: z.string().length(3),
      date: z.iso.datetime(),
    }),
  },
  restoreDowngrade: {
    version: 1,
    /**
     * A downgrade that was scheduled for the end of the period and released for another change, requested by
     * `commandId`; `before` is the subscription's previous state. `run` counts the waits for the bank.
     */
    payload: z.strictObject({
      userId,
      commandId: z.string().refine((id) => isId(ID_PREFIXES.billingCommand, id)),
      before: plan,
      downgrade: plan,
      run: z.number().int().nonnegative(),
    }),
  },
  endPlan: { version: 1, payload: z.strictObject({ userId, endsAt: z.iso.datetime() }) },
  remindOfPlan: {
    version: 1,
    /** `days` before `date` the plan renews, ends or becomes a smaller one. */
    payload: z.strictObject({
      userId,
      kind: z.enum(["renews", "ends", "shrinks"]),
      days: z.number().int().positive(),
      date: z.iso.datetime(),
    }),
  },
  adoptCustomer: {
    version: 1,
    /** A customer at Stripe that is unknown here, by an event about it. */
    payload: z.strictObject({
      customerId: z.string().regex(/^cus_\w{1,64}$/),
      cause: z.string().min(1).max(255),
    }),
  },
  resyncBilling: {
    version: 1,
    /**
     * `slot` is when it was asked for; of customers made since `since` those unknown here, else all of them; `after` is
     * the last one processed by earlier runs, or empty.
     */
    payload: z.strictObject({
      slot: z.string().min(1).max(32),
      since: z.iso.datetime().optional(),
      after: z.string().max(80),
    }),
  },
  reconcileBilling: {
    version: 1,
    /** `slot` is the day; `after` is the last account processed by earlier runs, or empty. */
    payload: z.strictObject({ slot: z.iso.date(), after: z.string().max(64) }),
  },
} as const;
