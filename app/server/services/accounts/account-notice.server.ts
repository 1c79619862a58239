import type { Mail } from "~/domain/notifications/mail";
import { type Condition, type Write, writeAll } from "~/server/data/batch.server";
import type { UserRow } from "~/server/data/users.server";
import { startJobs } from "~/server/platform/job-queue.server";
import { mailboxId } from "~/server/platform/mailbox-id.server";
import type { Platform } from "~/server/platform/platform.server";
import { giveBack, tryLimit } from "~/server/platform/rate-limits.server";
import { notifyBesideMail } from "~/server/services/notifications/notify-beside-mail.server";
import { mailAbout } from "./account-mail.server";

/** A mail that notifies a user of a change to their account. */
export interface Notice {
  user: Pick<UserRow, "id" | "email" | "emailVerifiedAt">;
  /** Makes the mail idempotent: of parallel calls any may send it. */
  mailId: string;
  mail: Mail;
  /**
   * That the change was made, decided inside the write and behind the others; true for every call that could send it.
   */
  when?: Condition;
}

/**
 * Runs a batch with the mail about it, and the notification in the account. An unverified address may be a stranger's:
 * it gets no mail. A verified mailbox has a daily limit; mails that were not written, since nothing was changed, do not
 * count. After a fresh proof of the mailbox by a link or a provider {@link mailAbout} is used, which has no limit.
 * @returns how many rows each of the writes changed
 */
export async function writeWithNotice(
  platform: Platform,
  writes: readonly Write[],
  { user, mailId, mail, when }: Notice,
): Promise<number[]> {
  const mailbox = await mailboxId(platform, user.email);
  const isTold = user.emailVerifiedAt !== null && (await tryLimit(platform, "accountNoticeTo", mailbox));
  const all = [...writes, ...notifyBesideMail(platform, { userId: user.id, mailId, mail, when })];
  if (!isTold) return writeAll(platform.db, all);
  const results = await writeAll(platform.db, [...all, mailAbout(platform, user.id, mailId, mail, when)]);
  if (results.pop() === 0) await giveBack(platform, "accountNoticeTo", 1, mailbox);
  else startJobs(platform, user.id);
  return results;
}
