import type Stripe from "stripe";
import type { PriceKey } from "./catalog";

/** What the stand-in stores. Times are seconds, amounts are cents. */
export interface Rows {
  customer: CustomerRow;
  paymentMethod: PaymentMethodRow;
  session: SessionRow;
  portal: PortalRow;
  subscription: SubscriptionRow;
  schedule: ScheduleRow;
  invoice: InvoiceRow;
  paymentIntent: PaymentIntentRow;
  charge: ChargeRow;
  refund: RefundRow;
  dispute: DisputeRow;
  discount: DiscountRow;
}

export type Kind = keyof Rows;
export type Metadata = Record<string, string>;

interface Row {
  id: string;
  created: number;
}

export interface TaxIdRow extends Row {
  type: string;
  value: string;
}

export interface CustomerRow extends Row {
  email: string | null;
  name: string | null;
  businessName: string | null;
  description: string | null;
  phone: string | null;
  address: Stripe.Address | null;
  metadata: Metadata;
  locales: string[];
  taxIds: TaxIdRow[];
  /** What is taken when a subscription has none of its own. */
  paymentMethod: string | null;
  invoicePrefix: string;
  nextNumber: number;
  /** Negative is credit, which the next invoice uses. */
  balance: number;
  isDeleted: boolean;
}

export interface PaymentMethodRow extends Row {
  customer: string | null;
  metadata: Metadata;
  billing: { name: string | null; email: string | null; country: string | null };
  /** The number of a test card, or "paypal". */
  number: string;
  /** Whether a 3-D Secure was completed with it. */
  isAuthenticated: boolean;
}

export interface SessionRow extends Row {
  customer: string | null;
  customerEmail: string | null;
  /** Whether Checkout may change the customer's name and address. */
  updates: { name: boolean; address: boolean };
  price: PriceKey;
  quantity: number;
  metadata: Metadata;
  subscriptionMetadata: Metadata;
  subscriptionDescription: string | null;
  reference: string | null;
  successUrl: string;
  cancelUrl: string | null;
  expiresAt: number;
  status: "open" | "complete" | "expired";
  methods: string[] | null;
  allowsCodes: boolean;
  asksTaxId: boolean;
  asksTerms: boolean;
  hasTax: boolean;
  acceptsTerms: boolean;
  submitText: string | null;
  termsText: string | null;
  locale: string | null;
  promotionCode: string | null;
  /** A payment that waits for 3-D Secure. */
  waiting: { paymentMethod: string } | null;
  subscription: string | null;
  invoice: string | null;
  problem: string | null;
  /** Complete, while its payment is settled later. */
  isUnsettled?: boolean;
}

export interface PortalRow extends Row {
  customer: string;
  returnUrl: string | null;
  flow: string | null;
  flowSubscription: string | null;
  afterUrl: string | null;
  locale: string | null;
}

/** What the running period was billed by, which is what an unused part of it is worth. */
export interface Debit {
  price: PriceKey;
  quantity: number;
  discounts: { id: string; percent: number }[];
  invoice: string;
  line: string;
}

export interface PendingUpdate {
  price: PriceKey;
  quantity: number;
  at: number;
  expiresAt: number;
  invoice: string;
}

export interface SubscriptionRow extends Row {
  customer: string;
  metadata: Metadata;
  description: string | null;
  status: "incomplete" | "active" | "past_due" | "canceled" | "incomplete_expired";
  startDate: number;
  /** The instant that periods are counted from. */
  anchor: number;
  item: { id: string; created: number; price: PriceKey; quantity: number };
  periodStart: number;
  periodEnd: number;
  debit: Debit | null;
  /** Prorations that the next invoice takes. */
  waitingLines: Omit<LineRow, "id">[];
  cancelAt: number | null;
  cancelsAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  cancellation: { reason: string | null; comment: string | null; feedback: string | null };
  paymentMethod: string | null;
  methods: string[] | null;
  discounts: string[];
  latestInvoice: string | null;
  pending: PendingUpdate | null;
  schedule: string | null;
  hasTax: boolean;
  /** The period's end for which `invoice.upcoming` was sent. */
  toldOf: number | null;
}

export interface PhaseRow {
  start: number;
  end: number;
  price: PriceKey;
  quantity: number;
  metadata: Metadata;
  proration: "none" | "create_prorations" | "always_invoice";
}

export interface ScheduleRow extends Row {
  customer: string;
  subscription: string;
  metadata: Metadata;
  status: "active" | "released" | "canceled" | "completed";
  endBehavior: "release" | "cancel";
  phases: PhaseRow[];
  releasedAt: number | null;
  canceledAt: number | null;
}

export interface LineRow {
  id: string;
  /** Before discounts. */
  amount: number;
  description: string;
  price: PriceKey;
  quantity: number;
  start: number;
  end: number;
  isProration: boolean;
  credited: { invoice: string; lines: string[] } | null;
  discounts: { id: string; amount: number }[];
  item: string;
}

export interface InvoiceRow extends Row {
  customer: string;
  subscription: string;
  metadata: Metadata;
  prorationDate: number | null;
  reason: "subscription_create" | "subscription_cycle" | "subscription_update" | "upcoming";
  status: "draft" | "open" | "paid" | "uncollectible" | "void";
  number: string | null;
  lines: LineRow[];
  discounts: string[];
  periodStart: number;
  periodEnd: number;
  attempts: number;
  firstFailedAt: number | null;
  nextAttempt: number | null;
  /** Whether it is finalized and collected automatically. */
  isAutomatic: boolean;
  finalizesAt: number | null;
  finalizedAt: number | null;
  paidAt: number | null;
  voidedAt: number | null;
  startingBalance: number;
  endingBalance: number | null;
  paymentIntent: string | null;
  billed: {
    email: string | null;
    name: string | null;
    address: Stripe.Address | null;
    taxIds: { type: string; value: string }[];
  };
  hasTax: boolean;
}

export interface Failure {
  code: string;
  declineCode: string | null;
  message: string;
}

export interface PaymentIntentRow extends Row {
  customer: string;
  invoice: string;
  amount: number;
  status: "requires_payment_method" | "requires_action" | "succeeded" | "canceled";
  paymentMethod: string | null;
  charge: string | null;
  failure: Failure | null;
}

export interface ChargeRow extends Row {
  customer: string;
  paymentIntent: string;
  paymentMethod: string;
  amount: number;
  refunded: number;
  isDisputed: boolean;
  failure: Failure | null;
}

export interface RefundRow extends Row {
  customer: string;
  charge: string;
  paymentIntent: string;
  amount: number;
  reason: "duplicate" | "fraudulent" | "requested_by_customer" | null;
  metadata: Metadata;
}

export interface DisputeRow extends Row {
  charge: string;
  amount: number;
}

export interface DiscountRow extends Row {
  customer: string;
  subscription: string;
  session: string | null;
  promotionCode: string;
  start: number;
  end: number | null;
  isUsed: boolean;
}
