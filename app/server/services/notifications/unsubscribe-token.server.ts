import { ID_PREFIXES, isId } from "~/domain/ids";
import { UNSUBSCRIBABLE, type Unsubscribable } from "~/domain/notifications/kinds";
import { mailboxId } from "~/server/platform/mailbox-id.server";
import type { Platform } from "~/server/platform/platform.server";
import { isMacOf, macOf } from "~/server/platform/secrets.server";

/**
 * What a link in the footer of a mail ends: a user's mails of a class, or all mails to a mailbox without an account.
 */
export type Subscription = { userId: string; of: Unsubscribable } | { mailbox: string };

const textOf = (subscription: Subscription): string =>
  "userId" in subscription ? `${subscription.userId}.${subscription.of}` : `mailbox.${subscription.mailbox}`;

/** @returns the address that ends a subscription: valid forever, like old mails */
export async function unsubscribeUrl(platform: Platform, subscription: Subscription): Promise<string> {
  const text = textOf(subscription);
  return `${platform.config.origins.api}/unsubscribe/${text}.${await macOf(platform, "links", `unsubscribe:${text}`)}`;
}

/** @returns the address by which a mailbox opts out of all mail */
export const neverAgainUrl = async (platform: Platform, email: string): Promise<string> =>
  unsubscribeUrl(platform, { mailbox: await mailboxId(platform, email) });

/** @returns what a token ends, or null for an invalid one */
export async function readUnsubscribeToken(platform: Platform, token: string): Promise<Subscription | null> {
  const match = /^(\w{1,40})\.(\w{1,64})\.([0-9a-f]{64})$/.exec(token);
  if (!match) return null;
  const [, whose = "", what = "", given = ""] = match;
  if (!(await isMacOf(platform, "links", `unsubscribe:${whose}.${what}`, given))) return null;
  if (whose === "mailbox") return { mailbox: what };
  const of = UNSUBSCRIBABLE.find((name) => name === what);
  return of && isId(ID_PREFIXES.user, whose) ? { userId: whose, of } : null;
}
