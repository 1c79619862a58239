import { type Entitlement, isPaid, isTerminated } from "~/domain/billing/entitlement";

/** `checking`: saved and to be live, once its links could be checked. */
export const PAGE_STATES = [
  "published",
  "unpublished",
  "checking",
  "expired",
  "suspended",
  "deleted",
] as const;
export type PageState = (typeof PAGE_STATES)[number];

/**
 * Why a page is unpublished: by its owner, because the subscription ended, because it was never published, or until its
 * links could be checked.
 */
export const UNPUBLISHED_REASONS = ["owner", "expired", "draft", "checking"] as const;
export type UnpublishedReason = (typeof UNPUBLISHED_REASONS)[number];

export type PageFacts = {
  published: boolean;
  unpublishedReason: UnpublishedReason | null;
  deletedAt: Date | null;
  suspendedAt: Date | null;
  /** Whether the stored content uses paid things. */
  isPro: boolean;
  /** When it was last published. With it, a page published after a subscription's end is told from one before. */
  publishedAt?: Date | null;
};

/**
 * What a page is for a visitor at `now`. Expiry is decided here, when it is read: when a subscription is over, every
 * page published before its end has expired, and every page with paid things whenever it was published. A job writes
 * the same into the data later, and nothing depends on it.
 */
export function pageState(page: PageFacts, entitlement: Entitlement, now: Date): PageState {
  if (page.deletedAt) return "deleted";
  if (page.suspendedAt) return "suspended";
  if (!page.published) return unpublishedState(page.unpublishedReason);
  if (page.isPro && !isPaid(entitlement, now)) return "expired";
  return wasPublishedBeforeTheEnd(page, entitlement, now) ? "expired" : "published";
}

function unpublishedState(reason: UnpublishedReason | null): PageState {
  return reason === "expired" || reason === "checking" ? reason : "unpublished";
}

function wasPublishedBeforeTheEnd(page: PageFacts, entitlement: Entitlement, now: Date): boolean {
  if (!isTerminated(entitlement, now) || !entitlement.endsAt || !page.publishedAt) return false;
  return page.publishedAt.getTime() < entitlement.endsAt.getTime();
}
