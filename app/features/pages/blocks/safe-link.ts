import { isSafeHref } from "~/domain/links";

/**
 * An address of a user as an href. Addresses were normalised when they were saved; what is older than a rule is checked
 * here again, and what fails leads nowhere.
 */
export function safeHref(url: string | null | undefined): string | undefined {
  return url && isSafeHref(url) ? url : undefined;
}

/**
 * Links of free pages give no weight to what they point to; one's own profiles are told to be one's own. None opens a
 * window, so that none has to be kept from the page it was opened by.
 */
export function relOf({ isFree, isOwn = false }: { isFree: boolean; isOwn?: boolean }): string | undefined {
  return [isOwn && "me", isFree && "nofollow ugc"].filter(Boolean).join(" ") || undefined;
}

/** A link without a title shows where it leads. */
export function readableAddress(url: string): string {
  return url.replace(/^(https?:\/\/(www\.)?|mailto:|tel:|sms:)/, "").replace(/\/$/, "");
}
