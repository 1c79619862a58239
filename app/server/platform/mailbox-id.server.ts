import { mailboxOf } from "~/domain/mailbox";
import type { Platform } from "./platform.server";
import { macOf, macsOf } from "./secrets.server";

const textOf = (email: string) => `mailbox:${mailboxOf(email)}`;

/** @returns the id by which mails to a mailbox are counted: a keyed hash, since the address may be a stranger's */
export const mailboxId = (platform: Platform, email: string): Promise<string> =>
  macOf(platform, "suppression", textOf(email));

/** @returns the ids under which a mailbox may have opted out: also by the secret before */
export const mailboxIds = (platform: Platform, email: string): Promise<string[]> =>
  macsOf(platform, "suppression", textOf(email));
