import type { Call } from "./call";
import { CUSTOMER_CALLS } from "./customers";
import { EVENT_CALLS } from "./events";
import { PREVIEW_CALLS } from "./invoice-preview";
import { INVOICE_CALLS } from "./invoices";
import { PAYMENT_CALLS } from "./payments";
import { PORTAL_CALLS } from "./portals";
import { PRICE_CALLS } from "./prices";
import { SCHEDULE_CALLS } from "./schedules";
import { SESSION_CALLS } from "./sessions";
import { SUBSCRIPTION_CALLS } from "./subscriptions";

/** Every call of Stripe's API that the stand-in supports; the first match is used. */
export const CALLS: readonly Call[] = [
  ...CUSTOMER_CALLS,
  ...PRICE_CALLS,
  ...SESSION_CALLS,
  ...SUBSCRIPTION_CALLS,
  ...PREVIEW_CALLS,
  ...INVOICE_CALLS,
  ...PAYMENT_CALLS,
  ...SCHEDULE_CALLS,
  ...PORTAL_CALLS,
  ...EVENT_CALLS,
];
