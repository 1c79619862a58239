import { type Entitlement, isPaid, isTerminated } from "~/domain/billing/entitlement";

export const PAGE_STATES = ["published", "unpublished", "expired", "suspended", "deleted"] as const;
export type PageState = (typeof PAGE_STATES)[number];

/**
 * Why a page is hidden from visitors: its owner took it offline, it was never live (a subscriber's new page, a copy, or
 * one with paid features without a paid plan), the subscription ended, the plan's limit of live pages is reached, the
 * operators suspended it, or its links are still being checked.
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
 * What a page is for a visitor at `now`. Expiry is decided here, at read time: when a subscription is over, every page
 * published before its end has expired, and every page with paid features whenever it was published. A job writes the
 * same into the data later, and nothing depends on it.
 */
export function pageState(page: PageStanding, entitlement: Entitlement, now: Date): PageState {
  if (page.deletedAt) return "deleted";
  if (page.suspendedAt) return "suspended";
  if (!page.published) return page.unpublishedReason === "expired" ? "expired" : "unpublished";
  if (page.isPro && !isPaid(entitlement, now)) return "expired";
  return wasPublishedBeforeTheEnd(page, entitlement, now) ? "expired" : "published";
}

/** Why a page is hidden from visitors at `now`; undefined if it is visible. */
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

/** The reason shown to an owner: unpaid features take precedence over any other. */
export type NotLiveReason = UnpublishedReason | "paid" | "free";

/**
 * Why a page is hidden from visitors, as shown to its owner: `paid` if it uses features beyond their plan, `free` if it
 * was never live and the next save publishes it.
 * @param isPaid whether the owner currently pays
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
