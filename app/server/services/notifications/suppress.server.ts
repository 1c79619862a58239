import { writeAll } from "~/server/data/batch.server";
import { isMailboxSuppressed, suppressMailbox } from "~/server/data/notifications.server";
import { mailboxId } from "~/server/platform/mailbox-id.server";
import type { Platform } from "~/server/platform/platform.server";
import { giveBack, tryLimit } from "~/server/platform/rate-limits.server";

/** Writes to a mailbox no more, but for what its own account asks for or has to know. @param mailbox its keyed hash */
export async function suppress(platform: Platform, mailbox: string): Promise<void> {
  await writeAll(platform.db, [suppressMailbox(mailbox, platform.now())]);
}

/** Whether the person of a mailbox asked never to be written to again. */
export async function isSuppressed(platform: Platform, email: string): Promise<boolean> {
  return isMailboxSuppressed(platform.db, await mailboxId(platform, email));
}

/**
 * Whether a mail may go to somebody who is not signed in. What may is counted: all senders and kinds together have so
 * many a day for one mailbox.
 * @returns "suppressed" where its person asked for no mail, "limited" where it has had enough today
 */
export async function maySendTo(
  platform: Platform,
  email: string,
): Promise<"yes" | "suppressed" | "limited"> {
  const mailbox = await mailboxId(platform, email);
  if (await isMailboxSuppressed(platform.db, mailbox)) return "suppressed";
  return (await tryLimit(platform, "strangerMailTo", mailbox)) ? "yes" : "limited";
}

/** Uncounts a mail that {@link maySendTo} allowed and that was not sent. */
export async function neverSent(platform: Platform, email: string): Promise<void> {
  await giveBack(platform, "strangerMailTo", 1, await mailboxId(platform, email));
}
