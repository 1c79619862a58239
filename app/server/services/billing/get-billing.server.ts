import type { UserActor } from "~/domain/accounts/actor";
import { amountOf } from "~/domain/billing/amounts";
import { beyondPlan, isNothing, type PlanCounts } from "~/domain/billing/beyond";
import { dunningOf } from "~/domain/billing/dunning";
import type { PlanStatus } from "~/domain/billing/entitlement";
import { isLive, pickSubscription, type StoredSubscription } from "~/domain/billing/subscription-status";
import type { BillingView, InvoiceView } from "~/domain/billing/view";
import { assertCan, ownOf } from "~/domain/permissions";
import { type BillingCustomer, findCustomerOf } from "~/server/data/billing-customers.server";
import { countOwnCards } from "~/server/data/cards.server";
import { countOwnPages } from "~/server/data/pages.server";
import { countForPlan, countResting } from "~/server/data/plan-limits.server";
import { listSubscriptions } from "~/server/data/subscriptions.server";
import type { Platform } from "~/server/platform/platform.server";
import { listInvoices } from "./list-invoices.server";
import { presentSubscription } from "./present-subscription.server";
import { renewalOf } from "./renew-plan.server";
import { withdrawalOf } from "./withdrawal.server";

const INVOICES = 12;

/** All that the account's billing screen shows, of what is stored: Stripe is not asked. */
export async function getBilling(platform: Platform, actor: UserActor): Promise<BillingView> {
  const { userId } = actor;
  assertCan(actor, "view", ownOf(actor, "plan"));
  const { db } = platform;
  const [subscription, stored, customer, invoices, pages, cards, resting, live] = await Promise.all([
    presentSubscription(platform, userId),
    listSubscriptions(db, userId),
    findCustomerOf(db, userId),
    listInvoices(platform, actor, { limit: INVOICES }),
    countOwnPages(db, userId),
    countOwnCards(db, userId),
    countResting(db, userId),
    countForPlan(db, userId),
  ]);
  const picked = pickSubscription(stored);
  const renewal = renewalOf(subscription.status, picked);
  return {
    subscription,
    usage: { pages, cards },
    ...(!isNothing(resting) && { resting }),
    ...(picked && partsOf(picked, subscription.status, live)),
    ...(picked && isLive(picked) && (await withdrawalPart(platform, userId, customer))),
    ...(picked && withdrawnPart(picked, customer, invoices.items)),
    ...(renewal && { renewal }),
    hasCustomer: customer !== undefined,
    invoices,
  };
}

/** @param live what counts against a smaller plan */
function partsOf(
  subscription: StoredSubscription,
  status: PlanStatus,
  live: PlanCounts,
): Partial<BillingView> {
  const { payment, currency } = subscription.record;
  // What a plan that ended has left to pay would buy nothing, and nothing else of it waits.
  const isRunning = isLive(subscription) && status !== "expired";
  const { pending, scheduled, openInvoice: open } = isRunning ? subscription.record : {};
  const at = (time: number) => new Date(time).toISOString();
  const beyond = scheduled && beyondPlan(live, scheduled.seats);
  const dunning = open && dunningOf(open, subscription.record);
  return {
    ...(payment && { payment }),
    ...(pending && { pending: { ...pending, expiresAt: at(pending.expiresAt) } }),
    ...(scheduled && {
      scheduled: {
        seats: scheduled.seats,
        cycle: scheduled.cycle,
        startsAt: at(scheduled.startsAt),
        ...(beyond && !isNothing(beyond) && { beyond }),
      },
    }),
    ...(open &&
      dunning && {
        openInvoice: {
          ...(open.url && { url: open.url }),
          amount: amountOf(open.amount, currency),
          currency: currency.toUpperCase(),
          ...(open.nextAttemptAt !== undefined && { nextAttemptAt: at(open.nextAttemptAt) }),
          triesLeft: dunning.triesLeft,
          ...(dunning.endsAt !== undefined && { endsAt: at(dunning.endsAt) }),
        },
      }),
  };
}

/** @param invoices the newest ones, in units of their currency */
function withdrawnPart(
  { status, record }: StoredSubscription,
  customer: BillingCustomer | undefined,
  invoices: readonly InvoiceView[],
): Pick<BillingView, "withdrawn"> {
  const at = customer?.withdrawnAt?.getTime() ?? 0;
  if (isLive({ status }) || at < record.startedAt) return {};
  const since = record.startedAt;
  const own = invoices.filter(({ date }) => Date.parse(date) >= since);
  const amount = own.reduce((sum, { refunded = 0 }) => sum + refunded, 0);
  return amount > 0 ? { withdrawn: { amount, currency: record.currency.toUpperCase() } } : {};
}

async function withdrawalPart(
  platform: Platform,
  userId: string,
  customer: BillingCustomer | undefined,
): Promise<Pick<BillingView, "withdrawal">> {
  const withdrawal = customer && (await withdrawalOf(platform, userId, customer));
  if (!withdrawal) return {};
  const { until, amount, currency } = withdrawal;
  return {
    withdrawal: {
      until: until.toISOString(),
      amount: amountOf(amount, currency),
      currency: currency.toUpperCase(),
    },
  };
}
