/** A name in a mail's greeting or subject is truncated to this; real names are shorter. */
const MAX_NAME = 60;

/** Invisible characters that keep a pattern from matching, except the joiners that emoji, Arabic and Persian need. */
const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/**
 * Characters that programs read as the dot of a domain, if part of one may follow directly. A decimal that is a word of
 * its own is matched whole.
 */
const DOT =
  /(?<=^|\s)\p{Nd}{1,4}\.\p{Nd}{1,4}(?=[\s,;!?)]|$)|(?<=\S)[.\u2024\u3002\uFE12\uFE52\uFF0E\uFF61](?![\s.\u2024\u3002\uFE12\uFE52\uFF0E\uFF61…,;:!?)\]}"'»”’]|$)/gu;

/** Seven digits and more, with any separators: a number that can be called. */
const NUMBER = /[+(]{0,2}\p{Nd}(?:[\s\p{M}()[\].\u2024\uFF0E/\\\-‐-―−·•_*~|]{0,4}\p{Nd}){6,}/gu;
/** Two years, or a date: not a phone number. */
const DATE =
  /^(?:(?:19|20)\d\d\D{1,3}(?:(?:19|20)\d\d|\d\d?\D{1,3}\d\d?)|\d\d?\D{1,3}\d\d?\D{1,3}(?:19|20)\d\d)$/;

/**
 * User text for mails to others, without URLs or numbers that a mail program would turn into a link.
 * `https://evil.example/pay` becomes `https: evil. example/pay`.
 */
export function withoutAddresses(text: string): string {
  return text
    .replace(INVISIBLE, "")
    .replace(/:(?=\/\/)/g, ": ")
    .replace(/(?<=: )\/\//g, "")
    .replace(NUMBER, (number) => (DATE.test(number) ? number : "…"))
    .replace(DOT, (found) => (found.length > 1 ? found : ". "))
    .replace(/(?<=\S)[@\uFE6B\uFF20](?=\S)/g, " @ ");
}

/** A person's name, made safe for mails. */
export function nameInMail(name: string): string {
  const letters = [...withoutAddresses(name)];
  return letters.length > MAX_NAME ? `${letters.slice(0, MAX_NAME).join("")}…` : letters.join("");
}
