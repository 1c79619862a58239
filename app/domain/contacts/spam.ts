import { DAY_MS } from "~/domain/durations";
import type { HeldReason } from "./contact";
import type { ContactDetails } from "./form";

/** Nobody types a name and ticks a box in less. */
const FASTEST_MS = 2_000;
/** A page that was open for longer was kept by a program. */
const OLDEST_MS = DAY_MS;

/** A shorter message is what many people write. */
const MIN_TEXT = 20;

/** Endings that names of people and positions do not have. */
const LINK =
  /:\/\/|\bwww\.|[\p{L}\p{N}-]{2,}\.(?:com|net|org|info|biz|xyz|top|shop|site|online|click|link|icu|club|ru|cn|ly|io|me)(?![\p{L}\p{N}])|[\p{L}\p{N}-]{2,}\.\p{L}{2,}\//iu;

/** @param age of the form in milliseconds, null where it says nothing that was signed by us */
export function heldByTime(age: number | null): HeldReason | null {
  if (age === null || age > OLDEST_MS) return "stale";
  return age < FASTEST_MS ? "fast" : null;
}

/** As many links in one message are no person's. */
const MANY_LINKS = 3;

/** A link stands where people have a name or what they do, or many stand in the message. */
export function hasLinksOfSpam({ name = "", position = "", message = "" }: ContactDetails): boolean {
  const words = message.split(/\s+/).filter((word) => LINK.test(word));
  return LINK.test(name) || LINK.test(position) || words.length >= MANY_LINKS;
}

/**
 * What of a message is the same when many owners get it: its letters and digits.
 * @returns undefined of one too short to tell
 */
export function comparedText({ message = "" }: ContactDetails): string | undefined {
  const text = message
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return text.length < MIN_TEXT ? undefined : text;
}
