import { HOUR_MS } from "~/domain/durations";
import { hourBucket } from "~/domain/job-keys";
import type { JobPayload } from "~/domain/jobs";
import { nextDigest } from "~/domain/notifications/digest-time";
import { isChangeable, NOTIFICATION_KINDS } from "~/domain/notifications/kinds";
import { storedTold, type Told } from "~/domain/notifications/payloads";
import { writeAll } from "~/server/data/batch.server";
import { findCustomerOf } from "~/server/data/billing-customers.server";
import { findNotification, markNotificationsMailed } from "~/server/data/notifications.server";
import { findUser, type UserRow } from "~/server/data/users.server";
import { deliverMail } from "~/server/platform/mail.server";
import type { Platform } from "~/server/platform/platform.server";
import { giveBack, tryLimit } from "~/server/platform/rate-limits.server";
import { frequenciesOf } from "./frequencies.server";
import { digestAt } from "./mail-digest.server";
import { mailOf } from "./mail-of-notification.server";
import { maySendTo } from "./suppress.server";
import { unsubscribeUrl } from "./unsubscribe-token.server";
import { writeMail } from "./write-mail.server";

/**
 * Mails a notification, by the user's preference when this runs: at once, in a digest or not at all. Security and
 * billing are always mailed. At-least-once: a crash after the sending sends it again.
 */
export async function mailNotification(
  platform: Platform,
  { notificationId }: JobPayload<"mailNotification">,
): Promise<void> {
  const row = await findNotification(platform.db, notificationId);
  const told = row && !row.mailedAt ? storedTold(row) : null;
  const user = row && told ? await findUser(platform.db, row.userId) : undefined;
  if (!row || !told || !user?.isEnabled) return;
  const decision = await decide(platform, user, told);
  if (decision === "wait") return;
  if (decision === "send") await send(platform, user, told);
  await writeAll(platform.db, [markNotificationsMailed([row.id], platform.now())]);
}

/** "wait" leaves it to a digest, or unmailed while the address is unverified. */
async function decide(platform: Platform, user: UserRow, { kind }: Told): Promise<"send" | "wait" | "never"> {
  const isVerified = user.emailVerifiedAt !== null;
  // Paying customers always get billing mail; otherwise an unverified address gets none.
  if (NOTIFICATION_KINDS[kind].class === "billing") {
    if (isVerified || (await findCustomerOf(platform.db, user.id))?.firstPaidAt) return "send";
    return (await maySendTo(platform, user.email)) === "yes" ? "send" : "never";
  }
  if (!isVerified) return "wait";
  if (!isChangeable(kind)) return "send";
  const frequency = (await frequenciesOf(platform.db, user.id))[kind];
  if (frequency === "off") return "never";
  if (frequency === "immediate" && (await tryLimit(platform, "notificationMail", user.id))) return "send";
  const now = platform.now();
  const later = new Date(now.getTime() + HOUR_MS);
  const time =
    frequency === "immediate"
      ? { slot: hourBucket(later), at: later }
      : nextDigest(now, user.timeZone, frequency);
  await writeAll(platform.db, [digestAt(user.id, time, now)]);
  return "wait";
}

async function send(platform: Platform, user: UserRow, told: Told): Promise<void> {
  const group = NOTIFICATION_KINDS[told.kind].class;
  const url = group === "team" ? await unsubscribeUrl(platform, { userId: user.id, of: group }) : undefined;
  try {
    await deliverMail(platform, writeMail(platform.config, mailOf(user, told), url));
  } catch (error) {
    if (isChangeable(told.kind)) await giveBack(platform, "notificationMail", 1, user.id);
    throw error;
  }
}
