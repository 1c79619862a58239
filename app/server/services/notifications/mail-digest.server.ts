import { DAY_MS, HOUR_MS } from "~/domain/durations";
import type { JobPayload } from "~/domain/jobs";
import { LIMITS } from "~/domain/limits";
import { type DigestTime, isWeeklySlot } from "~/domain/notifications/digest-time";
import { CHANGEABLE_KINDS, type ChangeableKind } from "~/domain/notifications/kinds";
import { storedTold } from "~/domain/notifications/payloads";
import { notificationText } from "~/i18n/notification-text";
import { type Write, writeAll } from "~/server/data/batch.server";
import { listUndigested, markNotificationsMailed } from "~/server/data/notifications.server";
import { enqueue } from "~/server/data/outbox.server";
import { deliverMail } from "~/server/platform/mail.server";
import type { Platform } from "~/server/platform/platform.server";
import { envelopeOf } from "~/server/services/accounts/account-mail.server";
import { findRecipient } from "~/server/services/contacts/find-recipient.server";
import { type Frequencies, frequenciesOf } from "./frequencies.server";
import { unsubscribeUrl } from "./unsubscribe-token.server";
import { writeMail } from "./write-mail.server";

/** Older notifications are not mailed: a weekly digest and a day. */
const WINDOW_MS = 8 * DAY_MS;

/** @returns the job of a user's digest: one per time bucket */
export const digestAt = (userId: string, { slot, at }: DigestTime, now: Date): Write =>
  enqueue({ name: "mailDigest", shard: userId, payload: { userId, slot }, runAt: at }, now);

/** Contacts have a digest of their own, which can be replied to. */
const isDue = (kind: ChangeableKind, frequencies: Frequencies, slot: string): boolean =>
  kind !== "contact" &&
  frequencies[kind] !== "off" &&
  (frequencies[kind] !== "weekly" || isWeeklySlot(slot.split("/")[0] ?? slot));

/**
 * Mails a user the unread notifications of this time bucket, in one mail; the frequency is read here. Without any, no
 * mail is sent. The rest follows an hour later.
 */
export async function mailDigest(
  platform: Platform,
  { userId, slot }: JobPayload<"mailDigest">,
): Promise<void> {
  const { db } = platform;
  const user = await findRecipient(platform, userId);
  if (!user) return;
  const frequencies = await frequenciesOf(db, userId);
  const kinds = CHANGEABLE_KINDS.filter((kind) => isDue(kind, frequencies, slot));
  const now = platform.now();
  const max = LIMITS.notificationsPerDigest;
  const since = new Date(now.getTime() - WINDOW_MS);
  const rows = kinds.length > 0 ? await listUndigested(db, userId, { kinds, since, limit: max + 1 }) : [];
  const shown = rows.slice(0, max);
  const items = shown.flatMap((row) => {
    const told = storedTold(row);
    return told
      ? [{ text: notificationText(user.locale, user.timeZone, told), at: row.createdAt.toISOString() }]
      : [];
  });
  if (items.length === 0) return;
  const mail = { ...envelopeOf(user), kind: "digest" as const, params: { name: user.name, items } };
  const url = await unsubscribeUrl(platform, { userId, of: "team" });
  await deliverMail(platform, writeMail(platform.config, mail, url));
  const [base = slot, part = "0"] = slot.split("/");
  const next = { slot: `${base}/${Number(part) + 1}`, at: new Date(now.getTime() + HOUR_MS) };
  await writeAll(db, [
    markNotificationsMailed(
      shown.map(({ id }) => id),
      now,
    ),
    ...(rows.length > max ? [digestAt(userId, next, now)] : []),
  ]);
}
