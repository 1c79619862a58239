import { z } from "zod";
import { PLAN_STATUSES } from "./entitlement";
import { keptChoiceSchema } from "./kept-choice";
import { BILLING_CYCLES } from "./plans";
import { END_CAUSES } from "./subscription-record";

const cycle = z.enum(BILLING_CYCLES);
const date = z.iso.datetime();
/** Of the currency, as 3.99; three-letter codes are upper case. */
const amount = z.number();
/** Of pages and cards. */
const countsSchema = z.object({ pages: z.number().int(), cards: z.number().int() });

/** A subscription as returned to its owner. */
export const subscriptionViewSchema = z.object({
  status: z.enum(PLAN_STATUSES),
  cycle: cycle.optional(),
  /** Of one seat in one period, before a discount. */
  price: amount.optional(),
  currency: z.string().optional(),
  seats: z.number().int(),
  startDate: date.optional(),
  /** Date and amount of the next charge, if any. */
  nextBillDate: date.optional(),
  nextPayment: amount.optional(),
  endDate: z.object({ date }).optional(),
  discount: z
    .object({
      name: z.string(),
      percentOff: z.number().optional(),
      amountOff: amount.optional(),
      endDate: date.optional(),
    })
    .optional(),
});

export type SubscriptionView = z.output<typeof subscriptionViewSchema>;

export const INVOICE_STATUSES = ["draft", "open", "paid", "void", "uncollectible"] as const;

export const invoiceViewSchema = z.object({
  id: z.string(),
  number: z.string().optional(),
  date,
  amount,
  currency: z.string(),
  status: z.enum(INVOICE_STATUSES),
  /** The refunded amount, if any. */
  refunded: amount.optional(),
  /** The invoice at Stripe. */
  invoiceUrl: z.string().optional(),
});

export type InvoiceView = z.output<typeof invoiceViewSchema>;

/** A line of an immediate charge. */
const previewLineSchema = z.object({
  kind: z.enum(["credit", "charge", "discountBack", "discount", "tax", "balance"]),
  /** Negative for a deduction. */
  amount,
  /** For a credit and a charge: the number of seats, and until when. */
  seats: z.number().int().optional(),
  until: date.optional(),
});

export type PreviewLine = z.output<typeof previewLineSchema>;

/** What a change costs, before it is made. */
export const billingPreviewSchema = z.object({
  dueNow: amount,
  /** The lines of `dueNow`; empty without an immediate charge. */
  lines: z.array(previewLineSchema),
  currency: z.string(),
  nextAmount: amount,
  nextDate: date,
  /** Whether the change is made at once or at the end of the period. */
  isImmediate: z.boolean(),
  /** Whether this change replaces one scheduled for the end of the period. */
  replacesScheduled: z.boolean(),
  /** Sent back with the change, so that the charge matches the preview: seconds since the epoch. */
  prorationDate: z.number().int().optional(),
  /** Numbers of pages and cards beyond the limit after the change. */
  overLimit: countsSchema.optional(),
});

export type BillingPreview = z.output<typeof billingPreviewSchema>;

/** Numbers of pages and cards, and the names of the first three of each. */
export const namedCountsSchema = countsSchema.extend({
  names: z.strictObject({
    pages: z.array(z.string().max(500)).max(3),
    cards: z.array(z.string().max(500)).max(3),
  }),
});

/** Items that exceed a smaller plan; `stays` is present if the owner chose what to keep. */
export const beyondSchema = namedCountsSchema.extend({ stays: namedCountsSchema.optional() });

export type BeyondView = z.output<typeof beyondSchema>;

/** A scheduled reduction of the plan, with the items that exceed it. */
export type ReductionView = { date: string; seats: number } & BeyondView;

/** Ways to renew a plan that has ended or is about to. */
export const RENEWALS = ["keep", "invoice", "checkout"] as const;

/** All data of the account's billing screen. */
export const billingViewSchema = z.object({
  subscription: subscriptionViewSchema,
  /** Numbers of existing pages and cards. */
  usage: z.object({ pages: z.number().int(), cards: z.number().int() }),
  payment: z
    .object({
      type: z.string(),
      brand: z.string().optional(),
      last4: z.string().optional(),
      email: z.string().optional(),
    })
    .optional(),
  /** A change awaiting confirmation by the bank. */
  pending: z
    .object({ seats: z.number().int(), cycle, url: z.string().optional(), expiresAt: date })
    .optional(),
  /** A change scheduled for the end of the period. */
  scheduled: z
    .object({
      seats: z.number().int(),
      cycle,
      startsAt: date,
      /** Existing items that exceed it. */
      beyond: beyondSchema.optional(),
    })
    .optional(),
  openInvoice: z
    .object({
      url: z.string().optional(),
      amount,
      currency: z.string(),
      nextAttemptAt: date.optional(),
      /** Remaining payment attempts, and the latest end of the plan if none succeeds. */
      triesLeft: z.number().int(),
      endsAt: date.optional(),
    })
    .optional(),
  /** For a cancelled plan: the page that stays after its end, by title or address, and whether it can be chosen. */
  afterwards: z.object({ stays: z.string().optional(), isChoosable: z.boolean() }).optional(),
  /** Items that rest because they exceed the plan. */
  resting: countsSchema.optional(),
  /** Why the plan ended, if it did and the cause is known. */
  endedBy: z.enum(END_CAUSES).optional(),
  /** For an ended plan: whether its last payment had a discount, which has ended too. */
  hadDiscount: z.literal(true).optional(),
  /** The refund of a withdrawn purchase; absent after a later purchase. */
  withdrawn: z.object({ amount, currency: z.string() }).optional(),
  /** The deadline for withdrawing from the purchase, with the refundable amount. */
  withdrawal: z.object({ until: date, amount, currency: z.string() }).optional(),
  /** The target of "Renew subscription"; absent while there is nothing to renew. */
  renewal: z.enum(RENEWALS).optional(),
  /** Whether the account has a Stripe customer: card and company can be changed there. */
  hasCustomer: z.boolean(),
  invoices: z.object({ items: z.array(invoiceViewSchema), next: z.string().optional() }),
});

export type BillingView = z.output<typeof billingViewSchema>;

/**
 * Items that count against a plan, for choosing which stay: last changed first. At the end of a plan no cards are
 * offered.
 */
export const overLimitViewSchema = z.object({
  maxPages: z.number().int(),
  maxCards: z.number().int(),
  pages: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      slug: z.string(),
      /** Whether it uses a paid feature: it cannot stay after an end. */
      isPro: z.boolean(),
    }),
  ),
  cards: z.array(z.object({ hash: z.string(), title: z.string() })),
  /** The items chosen to stay, if any. */
  kept: keptChoiceSchema.optional(),
});

export type OverLimitView = z.output<typeof overLimitViewSchema>;
