import { z } from "zod";
import { BILLING_CYCLES } from "./plans";

const instant = z.number().int();
const seats = z.number().int().positive();
const cycle = z.enum(BILLING_CYCLES);
const cents = z.number().int();

/** Why a plan ended: its owner cancelled it or withdrew, or it was not paid. */
export const END_CAUSES = ["cancelled", "payment", "withdrawn"] as const;
export type EndCause = (typeof END_CAUSES)[number];

/** The payment method of a subscription, as shown to users: never more of a card than its last four digits. */
const paymentSchema = z.object({
  type: z.string(),
  brand: z.string().optional(),
  last4: z.string().optional(),
  /** Of PayPal. */
  email: z.string().optional(),
});

const discountSchema = z.object({
  name: z.string(),
  percentOff: z.number().optional(),
  amountOff: cents.optional(),
  endsAt: instant.optional(),
});

/**
 * What is stored of a subscription, read from Stripe and never counted by us. Instants are milliseconds since the epoch,
 * amounts in the smallest unit of the currency.
 */
export const subscriptionRecordSchema = z.object({
  /** Of its one item. */
  itemId: z.string(),
  cycle,
  seats,
  /** Of one seat in one period. */
  seatPrice: cents,
  currency: z.string(),
  startedAt: instant,
  periodStartsAt: instant,
  periodEndsAt: instant,
  /** When it ends without being paid for again. */
  cancelsAt: instant.optional(),
  endedAt: instant.optional(),
  endedBy: z.enum(END_CAUSES).optional(),
  discount: discountSchema.optional(),
  /** Whether its newest invoice was paid with a discount. */
  isDiscounted: z.boolean().optional(),
  payment: paymentSchema.optional(),
  /** What was paid while it could be withdrawn from, by the line of its invoice; what a line credits is negative. */
  paid: z.array(z.object({ amount: cents, startsAt: instant, endsAt: instant })).optional(),
  /** A change that is made once its payment is confirmed at the bank. */
  pending: z.object({ seats, cycle, url: z.string().optional(), expiresAt: instant }).optional(),
  /** A schedule that holds the subscription, also once its change was made: it has to be released before anything else changes. */
  scheduleId: z.string().optional(),
  /** A change at the end of the period. */
  scheduled: z.object({ seats, cycle, startsAt: instant }).optional(),
  /** An invoice that is not paid. */
  openInvoice: z
    .object({
      id: z.string(),
      url: z.string().optional(),
      amount: cents,
      attempts: z.number().int(),
      nextAttemptAt: instant.optional(),
    })
    .optional(),
  /** The amount of the next invoice, if any. */
  nextAmount: cents.optional(),
  /** When an unsupported status was first seen. */
  unknownSince: instant.optional(),
});

export type SubscriptionRecord = z.output<typeof subscriptionRecordSchema>;
