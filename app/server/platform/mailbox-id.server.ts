import { mailboxOf } from "~/domain/mailbox";
import { hmac } from "./digest.server";
import type { Platform } from "./platform.server";

/** @returns the id by which mails to a mailbox are counted: a keyed hash, since the address may be a stranger's */
export function mailboxId(platform: Platform, email: string): Promise<string> {
  return hmac(platform.config.tokenSecret, `mailbox:${mailboxOf(email)}`);
}
