import { mailboxOf } from "~/domain/mailbox";
import { hmac } from "./digest.server";
import type { Platform } from "./platform.server";

/** @returns what mails to a mailbox are counted by: a keyed hash, since it may be anybody's address */
export function mailboxId(platform: Platform, email: string): Promise<string> {
  return hmac(platform.config.tokenSecret, `mailbox:${mailboxOf(email)}`);
}
