import type { LanguageCode } from "~/domain/languages";
import { CHANGEABLE_KINDS, NOTIFICATION_KINDS } from "~/domain/notifications/kinds";
import { writeAll } from "~/server/data/batch.server";
import { setPreference } from "~/server/data/notifications.server";
import { findUser } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { suppress } from "./suppress.server";
import { readUnsubscribeToken, type Subscription } from "./unsubscribe-token.server";

/** What a link would end, and its user's language; null for a mailbox, whose language is unknown. */
export interface Unsubscribing {
  subscription: Subscription;
  language: LanguageCode | null;
}

/**
 * @returns what a link would end, or null where it is invalid; viewing ends nothing, since mail scanners open it too
 */
export async function viewUnsubscribe(platform: Platform, token: string): Promise<Unsubscribing | null> {
  const subscription = await readUnsubscribeToken(platform, token);
  if (!subscription) return null;
  const user = "userId" in subscription ? await findUser(platform.db, subscription.userId) : undefined;
  return { subscription, language: user?.isEnabled ? user.locale : null };
}

/** Ends what a link is for; idempotent. @returns null where it is invalid */
export async function unsubscribe(platform: Platform, token: string): Promise<Unsubscribing | null> {
  const found = await viewUnsubscribe(platform, token);
  if (!found) return null;
  const { subscription } = found;
  if ("mailbox" in subscription) await suppress(platform, subscription.mailbox);
  else await switchOff(platform, subscription);
  return found;
}

async function switchOff(
  platform: Platform,
  { userId, of }: Extract<Subscription, { userId: string }>,
): Promise<void> {
  const now = platform.now();
  const kinds = CHANGEABLE_KINDS.filter((kind) => NOTIFICATION_KINDS[kind].class === of);
  await writeAll(
    platform.db,
    kinds.map((kind) => setPreference(userId, kind, "off", now)),
  );
}
