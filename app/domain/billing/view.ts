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

/** A subscription as its owner reads it. */
export const subscriptionViewSchema = z.object({
  status: z.enum(PLAN_STATUSES),
  cycle: cycle.optional(),
  /** Of one seat in one period, before a discount. */
  price: amount.optional(),
  currency: z.string().optional(),
  seats: z.number().int(),
  startDate: date.optional(),
  /** When and how much is charged next, where something is. */
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
  /** How much of it was given back, where something was. */
  refunded: amount.optional(),
  /** Where Stripe shows it. */
  invoiceUrl: z.string().optional(),
});

export type InvoiceView = z.output<typeof invoiceViewSchema>;

/** A line of what is charged at once. */
const previewLineSchema = z.object({
  kind: z.enum(["credit", "charge", "discountBack", "discount", "tax", "balance"]),
  /** Negative where it is taken off. */
  amount,
  /** Of a credit and a charge: of how many seats, and until when. */
  seats: z.number().int().optional(),
  until: date.optional(),
});

export type PreviewLine = z.output<typeof previewLineSchema>;

/** What a change costs, before it is made. */
export const billingPreviewSchema = z.object({
  dueNow: amount,
  /** What `dueNow` is made of; nothing where nothing is charged at once. */
  lines: z.array(previewLineSchema),
  currency: z.string(),
  nextAmount: amount,
  nextDate: date,
  /** When the change is made: at once, or at the end of the period. */
  isImmediate: z.boolean(),
  /** What a change waiting for the end of the period is replaced by this one. */
  replacesScheduled: z.boolean(),
  /** Sent with the change, so that what was shown is what is charged: seconds since the epoch. */
  prorationDate: z.number().int().optional(),
  /** How many pages and cards are beyond the limit afterwards. */
  overLimit: countsSchema.optional(),
});

export type BillingPreview = z.output<typeof billingPreviewSchema>;

/** How many pages and cards, and the first three of each by name. */
export const namedCountsSchema = countsSchema.extend({
  names: z.strictObject({
    pages: z.array(z.string().max(500)).max(3),
    cards: z.array(z.string().max(500)).max(3),
  }),
});

/** How much has no room in a smaller plan; `stays` is told where its owner chose it. */
export const beyondSchema = namedCountsSchema.extend({ stays: namedCountsSchema.optional() });

export type BeyondView = z.output<typeof beyondSchema>;

/** A smaller plan that is planned, with what has no room in it. */
export type ReductionView = { date: string; seats: number } & BeyondView;

/** How somebody whose plan ended or ends gets it back. */
export const RENEWALS = ["keep", "invoice", "checkout"] as const;

/** All that the account's billing screen shows. */
export const billingViewSchema = z.object({
  subscription: subscriptionViewSchema,
  /** Made and still to be made. */
  usage: z.object({ pages: z.number().int(), cards: z.number().int() }),
  payment: z
    .object({
      type: z.string(),
      brand: z.string().optional(),
      last4: z.string().optional(),
      email: z.string().optional(),
    })
    .optional(),
  /** A change that waits for the bank. */
  pending: z
    .object({ seats: z.number().int(), cycle, url: z.string().optional(), expiresAt: date })
    .optional(),
  /** A change at the end of the period. */
  scheduled: z
    .object({
      seats: z.number().int(),
      cycle,
      startsAt: date,
      /** How much of what is there now has no room in it. */
      beyond: beyondSchema.optional(),
    })
    .optional(),
  openInvoice: z
    .object({
      url: z.string().optional(),
      amount,
      currency: z.string(),
      nextAttemptAt: date.optional(),
      /** Tries that are still made, and when the plan ends at the latest if none succeeds. */
      triesLeft: z.number().int(),
      endsAt: date.optional(),
    })
    .optional(),
  /** Of a plan that was cancelled: the page that stays after its end, by its title or address, and whether one can be chosen. */
  afterwards: z.object({ stays: z.string().optional(), isChoosable: z.boolean() }).optional(),
  /** What rests, because the plan has no room for it. */
  resting: countsSchema.optional(),
  /** Why the plan ended, where it did and that is known. */
  endedBy: z.enum(END_CAUSES).optional(),
  /** Of a plan that ended: whether it was paid with a discount at last, which is over with it. */
  hadDiscount: z.literal(true).optional(),
  /** What was given back of a purchase that was withdrawn from; absent once another one was made. */
  withdrawn: z.object({ amount, currency: z.string() }).optional(),
  /** Until when the purchase can be withdrawn from, with what is given back. */
  withdrawal: z.object({ until: date, amount, currency: z.string() }).optional(),
  /** What "Renew subscription" leads to; absent while nothing is to be renewed. */
  renewal: z.enum(RENEWALS).optional(),
  /** Whether Stripe knows the account: card and company can be changed there. */
  hasCustomer: z.boolean(),
  invoices: z.object({ items: z.array(invoiceViewSchema), next: z.string().optional() }),
});

export type BillingView = z.output<typeof billingViewSchema>;

/**
 * What an account has that counts against a plan, for the choice of what stays: those changed last first. At an end no
 * cards are chosen from.
 */
export const overLimitViewSchema = z.object({
  maxPages: z.number().int(),
  maxCards: z.number().int(),
  pages: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      slug: z.string(),
      /** Whether something on it is paid for: it cannot stay after an end. */
      isPro: z.boolean(),
    }),
  ),
  cards: z.array(z.object({ hash: z.string(), title: z.string() })),
  /** What was chosen to stay, if something was. */
  kept: keptChoiceSchema.optional(),
});

export type OverLimitView = z.output<typeof overLimitViewSchema>;
