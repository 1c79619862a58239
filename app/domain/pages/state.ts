import { type Entitlement, isPaid, isTerminated } from "~/domain/billing/entitlement";

export const PAGE_STATES = ["published", "unpublished", "expired", "suspended", "deleted"] as const;
export type PageState = (typeof PAGE_STATES)[number];

/**
 * Why visitors do not see a page: its owner took it down, it was never live (a subscriber's new page, a copy, or one
 * with paid things that its owner does not pay for), the subscription ended, as many pages are live as the plan allows,
 * the operators suspended it, or its links are still being checked.
 */
export const UNPUBLISHED_REASONS = ["owner", "draft", "expired", "limit", "suspended", "checking"] as const;
export type UnpublishedReason = (typeof UNPUBLISHED_REASONS)[number];

export type PageStanding = {
  published: boolean;
  unpublishedReason: UnpublishedReason | null;
  deletedAt: Date | null;
  suspendedAt: Date | null;
  /** Whether the stored content uses paid things. */
  isPro: boolean;
  /** When it was last published. With it, a page published after a subscription's end differs from one before. */
  publishedAt?: Date | null;
};

/**
 * What a page is for a visitor at `now`. Expiry is decided here, when it is read: when a subscription is over, every
 * page published before its end has expired, and every page with paid things whenever it was published. A job writes
 * the same into the data later, and nothing depends on it.
 */
export function pageState(page: PageStanding, entitlement: Entitlement, now: Date): PageState {
  if (page.deletedAt) return "deleted";
  if (page.suspendedAt) return "suspended";
  if (!page.published) return page.unpublishedReason === "expired" ? "expired" : "unpublished";
  if (page.isPro && !isPaid(entitlement, now)) return "expired";
  return wasPublishedBeforeTheEnd(page, entitlement, now) ? "expired" : "published";
}

/** Why visitors do not see a page at `now`; undefined when they do. */
export function unpublishedReason(
  page: PageStanding,
  entitlement: Entitlement,
  now: Date,
): UnpublishedReason | undefined {
  const state = pageState(page, entitlement, now);
  if (state === "published" || state === "deleted") return undefined;
  if (state === "unpublished") return page.unpublishedReason ?? "draft";
  return state;
}

/** What an owner is told: its paid things stand in the way before anything else does. */
export type NotLiveReason = UnpublishedReason | "paid" | "free";

/**
 * Why visitors do not see a page, as its owner is told: `paid` when it holds what their plan does not include, `free`
 * when it was never live and the next save puts it live.
 * @param isPaid whether the owner pays at present
 */
export function notLiveReason(
  page: { state: PageState; unpublishedReason?: UnpublishedReason; isPro: boolean },
  isPaid: boolean,
): NotLiveReason | null {
  const { unpublishedReason: reason } = page;
  if (page.state === "published" || !reason) return null;
  if (reason === "suspended" || reason === "expired" || reason === "checking") return reason;
  if (page.isPro && !isPaid) return "paid";
  return reason === "draft" && !isPaid ? "free" : reason;
}

function wasPublishedBeforeTheEnd(page: PageStanding, entitlement: Entitlement, now: Date): boolean {
  if (!isTerminated(entitlement, now) || !entitlement.endsAt || !page.publishedAt) return false;
  return page.publishedAt.getTime() < entitlement.endsAt.getTime();
}
