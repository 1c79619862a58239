import { isSafeHref } from "~/domain/links";

/**
 * A user's address as an href. Addresses are normalised on save; those older than a rule are checked here again, and
 * get no href if they fail.
 */
export function safeHref(url: string | null | undefined): string | undefined {
  return url && isSafeHref(url) ? url : undefined;
}

/**
 * Links of free pages pass no ranking weight to their targets; the user's own profiles are marked as such. None opens a
 * window, so none needs `noopener`.
 */
export function relOf({ isFree, isOwn = false }: { isFree: boolean; isOwn?: boolean }): string | undefined {
  return [isOwn && "me", isFree && "nofollow ugc"].filter(Boolean).join(" ") || undefined;
}

/** A link without a title shows where it leads. */
export function readableAddress(url: string): string {
  return url.replace(/^(https?:\/\/(www\.)?|mailto:|tel:|sms:)/, "").replace(/\/$/, "");
}
