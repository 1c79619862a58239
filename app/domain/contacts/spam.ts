import { DAY_MS } from "~/domain/durations";
import type { HeldReason } from "./contact";
import type { ContactDetails } from "./form";

/** Minimum time for a person to type a name and tick a box. */
const FASTEST_MS = 2_000;
/** A form older than this was stored by a program. */
const OLDEST_MS = DAY_MS;

/** Shorter messages are often identical by chance. */
const MIN_TEXT = 20;

/** Domain endings that do not occur in names and positions. */
const LINK =
  /:\/\/|\bwww\.|[\p{L}\p{N}-]{2,}\.(?:com|net|org|info|biz|xyz|top|shop|site|online|click|link|icu|club|ru|cn|ly|io|me)(?![\p{L}\p{N}])|[\p{L}\p{N}-]{2,}\.\p{L}{2,}\//iu;

/** @param age of the form in milliseconds, null without a valid signed time */
export function heldByTime(age: number | null): HeldReason | null {
  if (age === null || age > OLDEST_MS) return "stale";
  return age < FASTEST_MS ? "fast" : null;
}

/** This many links in one message are not from a person. */
const MANY_LINKS = 3;

/** Whether there is a link in the name or position, or many in the message. */
export function hasLinksOfSpam({ name = "", position = "", message = "" }: ContactDetails): boolean {
  const words = message.split(/\s+/).filter((word) => LINK.test(word));
  return LINK.test(name) || LINK.test(position) || words.length >= MANY_LINKS;
}

/**
 * The part of a message that is compared across owners: its letters and digits.
 * @returns undefined if it is too short to compare
 */
export function comparedText({ message = "" }: ContactDetails): string | undefined {
  const text = message
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return text.length < MIN_TEXT ? undefined : text;
}
