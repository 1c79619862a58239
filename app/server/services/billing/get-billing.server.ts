import type { UserActor } from "~/domain/accounts/actor";
import { amountOf } from "~/domain/billing/amounts";
import { isNothing } from "~/domain/billing/beyond";
import { dunningOf } from "~/domain/billing/dunning";
import type { PlanStatus } from "~/domain/billing/entitlement";
import type { SubscriptionRecord } from "~/domain/billing/subscription-record";
import { isLive, pickSubscription, type StoredSubscription } from "~/domain/billing/subscription-status";
import type { BillingView, InvoiceView } from "~/domain/billing/view";
import { assertCan, ownOf } from "~/domain/permissions";
import { type BillingCustomer, findCustomerOf } from "~/server/data/billing-customers.server";
import { countOwnCards } from "~/server/data/cards.server";
import { countOwnPages } from "~/server/data/pages.server";
import { countResting, findStaying, hasFreePage } from "~/server/data/plan-limits.server";
import { findKeptChoice, listSubscriptions } from "~/server/data/subscriptions.server";
import type { Platform } from "~/server/platform/platform.server";
import { listInvoices } from "./list-invoices.server";
import { findBeyond } from "./planned-reduction.server";
import { presentSubscription } from "./present-subscription.server";
import { renewalOf } from "./renew-plan.server";
import { withdrawalOf } from "./withdrawal.server";

const INVOICES = 12;

/** The data of the account's billing screen, as stored: Stripe is not called. */
export async function getBilling(platform: Platform, actor: UserActor): Promise<BillingView> {
  const { userId } = actor;
  assertCan(actor, "view", ownOf(actor, "plan"));
  const { db } = platform;
  const [subscription, stored, customer, invoices, pages, cards, resting] = await Promise.all([
    presentSubscription(platform, userId),
    listSubscriptions(db, userId),
    findCustomerOf(db, userId),
    listInvoices(platform, actor, { limit: INVOICES }),
    countOwnPages(db, userId),
    countOwnCards(db, userId),
    countResting(db, userId),
  ]);
  const picked = pickSubscription(stored);
  const renewal = renewalOf(subscription.status, picked);
  return {
    subscription,
    usage: { pages, cards },
    ...(!isNothing(resting) && { resting }),
    ...(picked && partsOf(picked, subscription.status)),
    ...(picked && (await afterwardsPart(platform, userId, picked, subscription.status))),
    ...(picked && isLive(picked) && (await withdrawalPart(platform, userId, customer))),
    ...(picked && withdrawnPart(picked, customer, invoices.items)),
    ...(renewal && { renewal }),
    hasCustomer: customer !== undefined,
    invoices,
  };
}

/**
 * The scheduled consequences: a smaller plan with what does not fit, or an end with what stays; after an end, its
 * reason.
 */
async function afterwardsPart(
  platform: Platform,
  userId: string,
  subscription: StoredSubscription,
  status: PlanStatus,
): Promise<Partial<BillingView>> {
  const { db } = platform;
  const { record } = subscription;
  const { scheduled, endedBy = record.cancelsAt === undefined ? undefined : "cancelled" } = record;
  if (status === "expired")
    return { ...(endedBy && { endedBy }), ...(record.isDiscounted && { hadDiscount: true }) };
  if (!isLive(subscription)) return {};
  if (record.cancelsAt !== undefined) {
    const [choice, isChoosable] = await Promise.all([findKeptChoice(db, userId), hasFreePage(db, userId)]);
    const stays = await findStaying(db, userId, choice);
    return { afterwards: { ...(stays && { stays }), isChoosable } };
  }
  if (!scheduled) return {};
  const beyond = await findBeyond(platform, userId, scheduled.seats);
  const { seats, cycle, startsAt } = scheduled;
  return {
    scheduled: {
      seats,
      cycle,
      startsAt: new Date(startsAt).toISOString(),
      ...(beyond && { beyond }),
    },
  };
}

function partsOf(subscription: StoredSubscription, status: PlanStatus): Partial<BillingView> {
  const { payment, currency } = subscription.record;
  // What an ended plan has left to pay would buy nothing, and nothing else of it is pending.
  const isRunning = isLive(subscription) && status !== "expired";
  const { pending, openInvoice: open } = isRunning ? subscription.record : {};
  const at = (time: number) => new Date(time).toISOString();
  const dunning = open && dunningOf(open, subscription.record);
  return {
    ...(payment && { payment }),
    ...(pending && { pending: { ...pending, expiresAt: at(pending.expiresAt) } }),
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
  if (isLive({ status }) || !isWithdrawn(record, customer)) return {};
  const since = record.startedAt;
  const own = invoices.filter(({ date }) => Date.parse(date) >= since);
  const amount = own.reduce((sum, { refunded = 0 }) => sum + refunded, 0);
  return amount > 0 ? { withdrawn: { amount, currency: record.currency.toUpperCase() } } : {};
}

/** An end stored before its cause was recorded is classified by its time. */
const isWithdrawn = ({ endedBy, startedAt }: SubscriptionRecord, customer: BillingCustomer | undefined) =>
  endedBy === "withdrawn" || (endedBy === undefined && (customer?.withdrawnAt?.getTime() ?? 0) >= startedAt);

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
