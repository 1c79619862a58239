import type { JobPayload } from "~/domain/jobs";
import { nextDigest } from "~/domain/notifications/digest-time";
import { NOTIFICATION_KINDS } from "~/domain/notifications/kinds";
import { addCounts, isNothing, noCounts } from "~/domain/visits/counts";
import { ALL } from "~/domain/visits/thing";
import { ownZone } from "~/domain/visits/visited";
import { addDays, dayEnd, ownTime } from "~/domain/visits/zone-day";
import { notificationText } from "~/i18n/notification-text";
import { type Write, writeAll } from "~/server/data/batch.server";
import { enqueue } from "~/server/data/outbox.server";
import { deliverMail } from "~/server/platform/mail.server";
import type { Platform } from "~/server/platform/platform.server";
import { envelopeOf } from "~/server/services/accounts/account-mail.server";
import { findRecipient } from "~/server/services/contacts/find-recipient.server";
import { frequenciesOf } from "~/server/services/notifications/frequencies.server";
import { unsubscribeUrl } from "~/server/services/notifications/unsubscribe-token.server";
import { writeMail } from "~/server/services/notifications/write-mail.server";
import { readDays } from "./read-days.server";

/** Up to yesterday. */
const DAYS = 7;

/** @returns the job of a user's next weekly mail: one per Monday */
export function nextVisitsMail(user: { id: string; timeZone: string | null }, now: Date): Write {
  const { slot, at } = nextDigest(now, user.timeZone, "weekly");
  return enqueue({ name: "mailVisits", shard: user.id, payload: { userId: user.id, slot }, runAt: at }, now);
}

/**
 * Mails a user the counts of the seven days before, and schedules the next Monday. With the mail turned off nothing is
 * sent or scheduled; a week without any visits is skipped.
 */
export async function mailVisits(platform: Platform, { userId }: JobPayload<"mailVisits">): Promise<void> {
  const { db } = platform;
  const user = await findRecipient(platform, userId);
  if (!user) return;
  const { visits } = await frequenciesOf(db, userId);
  if (visits === "off") return;
  const own = ownZone(user);
  const { day, zone } = ownTime(platform.realNow().getTime(), own);
  const week = { from: addDays(day, -DAYS), to: addDays(day, -1) };
  const { days } = await readDays(platform, { owner: userId, own, things: [ALL] }, week);
  const total = days.reduce((sum, { counts }) => addCounts(sum, counts), noCounts());
  if (!isNothing(total)) {
    const date = new Date(dayEnd(week.to, zone) - 1).toISOString();
    const text = notificationText(user.locale, zone, { kind: "visits", payload: { date, ...total } });
    const params = { name: user.name, text, path: NOTIFICATION_KINDS.visits.path };
    const url = await unsubscribeUrl(platform, { userId, of: "visits" });
    await deliverMail(
      platform,
      writeMail(platform.config, { ...envelopeOf(user), kind: "notice", params }, url),
    );
  }
  await writeAll(db, [nextVisitsMail(user, platform.now())]);
}
