import type { PlanChange } from "~/domain/billing/input";
import type { BillingCycle } from "~/domain/billing/plans";
import type { StoredSubscription } from "~/domain/billing/subscription-status";
import { AppError } from "~/domain/errors";

/** What a subscription becomes. */
export interface Target {
  cycle: BillingCycle;
  seats: number;
  /** More is paid for and there at once; less begins with the next period, which is paid for by then. */
  isImmediate: boolean;
}

/**
 * @returns what the change makes of a subscription
 * @throws AppError conflict: planIsCancelled while it ends, paymentIsOpen while an invoice is not paid, planUnchanged
 */
export function targetOf({ status, record }: StoredSubscription, change: PlanChange): Target {
  if (record.cancelsAt !== undefined) throw new AppError("conflict", { messageKey: "planIsCancelled" });
  if (status !== "active" || record.pending) throw new AppError("conflict", { messageKey: "paymentIsOpen" });
  const { cycle = record.cycle, seats = record.seats } = change;
  const isSame = cycle === record.cycle && seats === record.seats;
  // What is now is a change as well, while another one waits.
  if (isSame && !record.scheduled) throw new AppError("conflict", { messageKey: "planUnchanged" });
  const isLess = seats < record.seats || (cycle === "monthly" && record.cycle === "yearly");
  return { cycle, seats, isImmediate: !isLess && !isSame };
}
