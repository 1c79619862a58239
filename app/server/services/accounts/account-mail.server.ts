import type { Mail } from "~/domain/notifications/mail";
import type { Condition, Write } from "~/server/data/batch.server";
import { enqueue } from "~/server/data/outbox.server";
import type { UserRow } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";

/** The recipient, language and time zone of an account's mails. */
export const envelopeOf = ({ email, locale, timeZone }: Pick<UserRow, "email" | "locale" | "timeZone">) => ({
  to: email,
  language: locale,
  ...(timeZone && { timeZone }),
});

/**
 * @param mailId makes the mail idempotent, however often it is enqueued
 * @param when a condition that is decided inside the write
 * @returns the write of a mail that concerns an account
 */
export function mailAbout(
  platform: Platform,
  userId: string,
  mailId: string,
  mail: Mail,
  when?: Condition,
): Write {
  return enqueue({ name: "sendMail", shard: userId, payload: { mailId, mail } }, platform.now(), { when });
}
