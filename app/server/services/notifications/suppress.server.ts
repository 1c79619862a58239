import { writeAll } from "~/server/data/batch.server";
import { isMailboxSuppressed, suppressMailbox } from "~/server/data/notifications.server";
import { mailboxId, mailboxIds } from "~/server/platform/mailbox-id.server";
import type { Platform } from "~/server/platform/platform.server";
import { giveBack, tryLimit } from "~/server/platform/rate-limits.server";

/** Stops all mail to a mailbox, except what its own account requests or requires. @param mailbox its keyed hash */
export async function suppress(platform: Platform, mailbox: string): Promise<void> {
  await writeAll(platform.db, [suppressMailbox(mailbox, platform.now())]);
}

/** Whether a mailbox has opted out of all mail. */
export async function isSuppressed(platform: Platform, email: string): Promise<boolean> {
  return isMailboxSuppressed(platform.db, await mailboxIds(platform, email));
}

/**
 * Whether a mail may be sent to a recipient who is not the user. Allowed ones are counted: all senders and kinds share
 * a daily limit per mailbox.
 * @returns "suppressed" where the mailbox has opted out, "limited" where its daily limit is reached
 */
export async function maySendTo(
  platform: Platform,
  email: string,
): Promise<"yes" | "suppressed" | "limited"> {
  if (await isSuppressed(platform, email)) return "suppressed";
  const mailbox = await mailboxId(platform, email);
  return (await tryLimit(platform, "strangerMailTo", mailbox)) ? "yes" : "limited";
}

/** Uncounts a mail that {@link maySendTo} allowed and that was not sent. */
export async function neverSent(platform: Platform, email: string): Promise<void> {
  await giveBack(platform, "strangerMailTo", 1, await mailboxId(platform, email));
}
