import { normalizeEmail } from "~/domain/mail-address";

/** A recipient as mail programs write it: `Ada Lindqvist <ada@example.com>`, the name in quotes or not. */
const NAMED = /^"?([^"<>]*?)"?\s*<([^<>\s]+)>$/;
/** Longer ones are none: names and addresses have their limits. */
const MAX_RECIPIENT = 600;
/** After a recipient: the end of its line, or a comma or semicolon. */
const BETWEEN = /[\r\n;]|(?<=>),/;

/**
 * Reads what is copied out of a mail's list of recipients.
 * @param text one recipient a line, or several with commas or semicolons between them
 * @returns rows of name and address, or null when something else is in it; who has no name is called by their address
 */
export function recipientRows(text: string): string[][] | null {
  const parts = text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const rows = parts.map(recipientOf);
  return rows.length > 0 && rows.every((row) => row !== null) ? rows : null;
}

function recipientOf(part: string): string[] | null {
  if (part.length > MAX_RECIPIENT) return null;
  const [, name = "", inBrackets] = NAMED.exec(part) ?? [];
  const email = normalizeEmail(inBrackets ?? part);
  return email === null ? null : [name.trim() || nameOf(email), email];
}

/** `ada.lindqvist@example.com` belongs to Ada Lindqvist, as far as one can tell. */
function nameOf(email: string): string {
  const words = email
    .slice(0, email.indexOf("@"))
    .split(/[._+-]+|\d+/)
    .filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ") || email;
}
