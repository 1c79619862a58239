import type { Mail } from "~/domain/notifications/mail";
import { type Condition, type Write, writeAll } from "~/server/data/batch.server";
import type { UserRow } from "~/server/data/users.server";
import { startJobs } from "~/server/platform/job-queue.server";
import { mailboxId } from "~/server/platform/mailbox-id.server";
import type { Platform } from "~/server/platform/platform.server";
import { giveBack, tryLimit } from "~/server/platform/rate-limits.server";
import { notifyBesideMail } from "~/server/services/notifications/notify-beside-mail.server";
import { mailAbout } from "./account-mail.server";

/** A mail that tells the person of an account what was done to it. */
export interface Notice {
  user: Pick<UserRow, "id" | "email" | "emailVerifiedAt">;
  /** Makes it one mail, however often it is told: of parallel calls any may be the one that tells. */
  mailId: string;
  mail: Mail;
  /** That it was done, decided inside the write and behind the others; it holds for every call that could tell. */
  when?: Condition;
}

/**
 * Runs a batch with the mail that tells of it, and the notification in the account. An address that nobody has verified may be a stranger's: it is told
 * nothing. A verified mailbox is told so often a day; what was not written, since it was not done, does not count. Who has
 * just proved the mailbox by a link or a provider is written to by {@link mailAbout}, which has no such end.
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
