import type { PlanChange } from "~/domain/billing/input";
import type { BillingCycle } from "~/domain/billing/plans";
import type { StoredSubscription } from "~/domain/billing/subscription-status";
import { AppError } from "~/domain/errors";

/** The result of a change of a subscription. */
export interface Target {
  cycle: BillingCycle;
  seats: number;
  /** An upgrade is paid and in effect at once; a downgrade begins with the next period. */
  isImmediate: boolean;
}

/**
 * @returns a subscription's target after the change
 * @throws AppError conflict: planIsCancelled while it ends, paymentIsOpen while an invoice is not paid, planUnchanged
 */
export function targetOf({ status, record }: StoredSubscription, change: PlanChange): Target {
  if (record.cancelsAt !== undefined) throw new AppError("conflict", { messageKey: "planIsCancelled" });
  if (status !== "active" || record.pending) throw new AppError("conflict", { messageKey: "paymentIsOpen" });
  const { cycle = record.cycle, seats = record.seats } = change;
  const isSame = cycle === record.cycle && seats === record.seats;
  // The current state is a change as well, while another one is planned.
  if (isSame && !record.scheduled) throw new AppError("conflict", { messageKey: "planUnchanged" });
  const isLess = seats < record.seats || (cycle === "monthly" && record.cycle === "yearly");
  return { cycle, seats, isImmediate: !isLess && !isSame };
}
