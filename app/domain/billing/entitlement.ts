import { LIMITS } from "~/domain/limits";

export const PLAN_STATUSES = [
  "free",
  "active",
  "active_payment_fail",
  "cancelled_active",
  "expired",
  "lifetime",
  "unknown",
] as const;

export type PlanStatus = (typeof PLAN_STATUSES)[number];

/**
 * A user's entitlement. `endsAt` is the instant from which no paid feature is available: absent while the end is
 * unknown (an active subscription that renews) or there is none (lifetime, free).
 */
export type Entitlement = {
  plan: "free" | "pro";
  status: PlanStatus;
  seats: number;
  endsAt?: Date;
};

export const FREE: Entitlement = { plan: "free", status: "free", seats: 0 };

/** What is stored of a user's plan. */
export type StoredEntitlement = {
  plan: Entitlement["plan"];
  status: string;
  seats: number;
  endsAt: Date | null;
};

/** @returns what a stored plan entitles to; the free plan where none is stored */
export function entitlementOf(stored: StoredEntitlement | null | undefined): Entitlement {
  if (!stored) return FREE;
  const { plan, seats, endsAt } = stored;
  return { plan, status: statusOf(stored.status), seats, endsAt: endsAt ?? undefined };
}

/** A status that is not of the list, such as one of a later version of this program, is unknown. */
function statusOf(stored: string): PlanStatus {
  return PLAN_STATUSES.find((status) => status === stored) ?? "unknown";
}

/** Whether the paid things work at `now`. The end is enforced here, at read time, not by a job. */
export function isPaid(entitlement: Entitlement, now: Date): boolean {
  return entitlement.plan === "pro" && entitlement.status !== "free" && !isTerminated(entitlement, now);
}

/** Whether a subscription existed and is over at `now`. */
export function isTerminated(entitlement: Entitlement, now: Date): boolean {
  if (entitlement.plan !== "pro" || entitlement.status === "lifetime") return false;
  if (entitlement.status === "expired") return true;
  return entitlement.endsAt !== undefined && entitlement.endsAt.getTime() <= now.getTime();
}

/** How many pages the user may have. */
export function pageLimit(entitlement: Entitlement, now: Date): number {
  return isPaid(entitlement, now) ? entitlement.seats * LIMITS.pagesPerSeat : LIMITS.freePages;
}

/** How many of an owner's pages may be live, and which of them count. */
export type LivePages = {
  max: number;
  /**
   * Pages that are hidden from visitors regardless of their row: those with paid features, and those published before
   * this.
   */
  except?: { publishedBefore: Date | null };
};

/** How many pages may be live at `now`. After a subscription's end those that it took down do not count. */
export function livePages(entitlement: Entitlement, now: Date): LivePages {
  const max = pageLimit(entitlement, now);
  if (isPaid(entitlement, now)) return { max };
  const end = isTerminated(entitlement, now) ? entitlement.endsAt : undefined;
  return { max, except: { publishedBefore: end ?? null } };
}

/** How many cards the user may have. */
export function cardLimit(entitlement: Entitlement, now: Date): number {
  return isPaid(entitlement, now) ? entitlement.seats * LIMITS.cardsPerSeat : LIMITS.freeCards;
}

/**
 * The limit as "used of limit" shows it. In a smaller plan the rest is beyond the limit, and rests; after an end nothing
 * does: the limit is not shown as less than what is used.
 */
export function shownLimit(limit: number, used: number, isPaidNow: boolean): number {
  return isPaidNow ? limit : Math.max(limit, used);
}

/** How many more may be made: never below 0, also after a downgrade. */
export function available(limit: number, used: number): number {
  return Math.max(0, limit - used);
}

/** Whether the shell prompts the user to upgrade or renew. */
export function needsUpgradeOrRenewal(entitlement: Entitlement, now: Date): boolean {
  return (
    !isPaid(entitlement, now) ||
    entitlement.status === "cancelled_active" ||
    entitlement.status === "active_payment_fail"
  );
}

/** Whether that request reads "Renew subscription" rather than "Upgrade": something was paid for before. */
export function needsRenewal(entitlement: Entitlement, now: Date): boolean {
  return entitlement.plan === "pro" && needsUpgradeOrRenewal(entitlement, now);
}

/**
 * The status to show at `now`: a subscription whose end has passed reads as expired, regardless of the stored status.
 */
export function shownStatus(entitlement: Entitlement, now: Date): PlanStatus {
  if (entitlement.plan === "free") return "free";
  return isTerminated(entitlement, now) ? "expired" : entitlement.status;
}
