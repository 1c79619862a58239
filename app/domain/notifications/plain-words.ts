/** Beyond this a name in a mail's greeting or subject is cut: nobody is called that. */
const MAX_NAME = 60;

/** Show nothing, yet keep a pattern from matching. The joiners that emoji, Arabic and Persian need are not among them. */
const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/**
 * What programs read as the dot of an address, where something follows at once that may be a part of one. A decimal that
 * is a word of its own is found whole.
 */
const DOT =
  /(?<=^|\s)\p{Nd}{1,4}\.\p{Nd}{1,4}(?=[\s,;!?)]|$)|(?<=\S)[.\u2024\u3002\uFE12\uFE52\uFF0E\uFF61](?![\s.\u2024\u3002\uFE12\uFE52\uFF0E\uFF61…,;:!?)\]}"'»”’]|$)/gu;

/** Seven digits and more, however they are set apart: a number that can be called. */
const NUMBER = /[+(]{0,2}\p{Nd}(?:[\s\p{M}()[\].\u2024\uFF0E/\\\-‐-―−·•_*~|]{0,4}\p{Nd}){6,}/gu;
/** Two years, or a day: no number to call. */
const DATE =
  /^(?:(?:19|20)\d\d\D{1,3}(?:(?:19|20)\d\d|\d\d?\D{1,3}\d\d?)|\d\d?\D{1,3}\d\d?\D{1,3}(?:19|20)\d\d)$/;

/**
 * Words that a user typed, as our mails to others may carry them: nothing in them is an address or a number that a mail
 * program would make a link of. `https://evil.example/pay` reads `https: evil. example/pay`.
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

/** A person's name, as our mails may carry it. */
export function nameInMail(name: string): string {
  const letters = [...withoutAddresses(name)];
  return letters.length > MAX_NAME ? `${letters.slice(0, MAX_NAME).join("")}…` : letters.join("");
}
