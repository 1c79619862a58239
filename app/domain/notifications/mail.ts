import { z } from "zod";
import { DEVICE_KINDS } from "~/domain/accounts/device";
import { mailedTokenSchema } from "~/domain/accounts/schema";
import { providerSchema } from "~/domain/accounts/social";
import { LANGUAGE_CODES } from "~/domain/languages";
import { emailSchema } from "~/domain/mail-address";
import { PAYLOADS } from "~/domain/notifications/payloads";
import { SLUG_PATTERN } from "~/domain/slugs";

const name = z.string().max(500);

const operated = { name, at: z.iso.datetime(), reason: z.string().max(500) };
const operatedPage = z.strictObject({
  ...operated,
  title: z.string().max(500),
  slug: z.string().regex(SLUG_PATTERN),
});

/** Parameters of each kind of mail. URLs are built from configuration when the mail is rendered. */
export const MAIL_PARAMS = {
  /** Requested with "forgot password". */
  resetPassword: z.strictObject({ name, token: mailedTokenSchema }),
  /** Sent after sign-up. */
  verifyEmail: z.strictObject({ name, token: mailedTokenSchema }),
  /** A refresh token was used a second time: all sessions of its family were ended. */
  refreshReuse: z.strictObject({ name, at: z.iso.datetime() }),
  /** Sent after a password change. */
  passwordChanged: z.strictObject({ name, at: z.iso.datetime() }),
  /** Sent when an admin's session in the account has ended. */
  actedFor: z.strictObject({ name, at: z.iso.datetime(), reason: z.string().max(500) }),
  /** Sent after an operator suspended or restored a page; `reason` is the operator's text. */
  pageSuspended: operatedPage,
  pageRestored: operatedPage,
  /** The same for an account with all its content. */
  accountBlocked: z.strictObject({ ...operated, isPlanEnded: z.boolean() }),
  accountRestored: z.strictObject(operated),
  /** Sent to the former address after an account was deleted. */
  accountDeleted: z.strictObject({ name, at: z.iso.datetime() }),
  /** Sent when an export is ready; its link requires the session. */
  exportReady: z.strictObject({ name, at: z.iso.datetime() }),
  /** Sent to a new address for confirmation. */
  changeEmail: z.strictObject({ name, token: mailedTokenSchema }),
  /** Notifies the old address of a change, with the link that undoes it. */
  emailChanged: z.strictObject({ name, at: z.iso.datetime(), token: mailedTokenSchema }),
  /** There was a sign-in from a device that the account had not been used on before. */
  newDevice: z.strictObject({
    name,
    at: z.iso.datetime(),
    device: z.enum(DEVICE_KINDS),
    browser: z.string().max(40).optional(),
    country: z.string().max(80).optional(),
    city: z.string().max(80).optional(),
  }),
  /** A provider's identity was linked to the account, or unlinked. */
  identityLinked: z.strictObject({ name, at: z.iso.datetime(), provider: providerSchema }),
  identityUnlinked: z.strictObject({ name, at: z.iso.datetime(), provider: providerSchema }),
  /** The same for a passkey. */
  passkeyAdded: z.strictObject({ name, at: z.iso.datetime() }),
  passkeyRemoved: z.strictObject({ name, at: z.iso.datetime() }),
  /** The mailbox of an unverified account was proved: every other sign-in method was removed. */
  waysInRemoved: z.strictObject({ name, at: z.iso.datetime() }),
  /** Proves the mailbox of a user signing in with a provider, in the browser where that began. */
  proveSocial: z.strictObject({ name, token: mailedTokenSchema, provider: providerSchema }),
  /** A user mails the address of their page to a recipient; `name` is the sender's. */
  sharePage: z.strictObject({ name, title: z.string().max(500), slug: z.string().regex(SLUG_PATTERN) }),
  /** An invitation to a team; `name` is the inviting user's, `until` the expiry of the link. */
  teamInvitation: z.strictObject({ name, token: mailedTokenSchema, until: z.iso.datetime() }),
  /** Mails about a plan and its payments: each is a notification too. */
  paid: z.strictObject({ name, ...PAYLOADS.paid.shape }),
  paymentFailed: z.strictObject({ name, ...PAYLOADS.paymentFailed.shape }),
  actionNeeded: z.strictObject({ name, ...PAYLOADS.actionNeeded.shape }),
  renewsSoon: z.strictObject({ name, ...PAYLOADS.renewsSoon.shape }),
  endsSoon: z.strictObject({ name, ...PAYLOADS.endsSoon.shape }),
  planEnded: z.strictObject({ name, ...PAYLOADS.ended.shape }),
  withdrawn: z.strictObject({ name, ...PAYLOADS.withdrawn.shape }),
  subscriptionCancelled: z.strictObject({ name, ...PAYLOADS.subscriptionCancelled.shape }),
  /** A one-sentence mail about a plan, and its target. */
  planNotice: z.strictObject({
    name,
    about: z.enum(["planKept", "changePlanned", "shrinksSoon", "shrunk"]),
    text: z.string().max(2000),
    path: z.string().startsWith("/").max(200),
  }),
  /** A notification without a mail of its own: its sentence, in the recipient's language, and its target. */
  notice: z.strictObject({
    name,
    /** Where its subject says more than that there is news. */
    about: z.enum(["cardAssigned", "cardUnassigned"]).optional(),
    text: z.string().max(2000),
    path: z.string().startsWith("/").max(200),
  }),
  /** Notifications collected for one mail; the newest first. */
  digest: z.strictObject({
    name,
    items: z.array(z.strictObject({ text: z.string().max(2000), at: z.iso.datetime() })).min(1),
  }),
} as const;

export type MailKind = keyof typeof MAIL_PARAMS;

const envelope = {
  to: emailSchema,
  language: z.enum(LANGUAGE_CODES),
  /** The zone of dates; absent is UTC. */
  timeZone: z.string().max(64).optional(),
};

/** A mail to be rendered and sent: its kind, its language, its recipient and its params. */
export const mailSchema = z.discriminatedUnion("kind", [
  z.strictObject({ ...envelope, kind: z.literal("resetPassword"), params: MAIL_PARAMS.resetPassword }),
  z.strictObject({ ...envelope, kind: z.literal("verifyEmail"), params: MAIL_PARAMS.verifyEmail }),
  z.strictObject({ ...envelope, kind: z.literal("refreshReuse"), params: MAIL_PARAMS.refreshReuse }),
  z.strictObject({ ...envelope, kind: z.literal("passwordChanged"), params: MAIL_PARAMS.passwordChanged }),
  z.strictObject({ ...envelope, kind: z.literal("actedFor"), params: MAIL_PARAMS.actedFor }),
  z.strictObject({ ...envelope, kind: z.literal("pageSuspended"), params: MAIL_PARAMS.pageSuspended }),
  z.strictObject({ ...envelope, kind: z.literal("pageRestored"), params: MAIL_PARAMS.pageRestored }),
  z.strictObject({ ...envelope, kind: z.literal("accountBlocked"), params: MAIL_PARAMS.accountBlocked }),
  z.strictObject({ ...envelope, kind: z.literal("accountRestored"), params: MAIL_PARAMS.accountRestored }),
  z.strictObject({ ...envelope, kind: z.literal("accountDeleted"), params: MAIL_PARAMS.accountDeleted }),
  z.strictObject({ ...envelope, kind: z.literal("exportReady"), params: MAIL_PARAMS.exportReady }),
  z.strictObject({ ...envelope, kind: z.literal("changeEmail"), params: MAIL_PARAMS.changeEmail }),
  z.strictObject({ ...envelope, kind: z.literal("emailChanged"), params: MAIL_PARAMS.emailChanged }),
  z.strictObject({ ...envelope, kind: z.literal("newDevice"), params: MAIL_PARAMS.newDevice }),
  z.strictObject({ ...envelope, kind: z.literal("identityLinked"), params: MAIL_PARAMS.identityLinked }),
  z.strictObject({ ...envelope, kind: z.literal("identityUnlinked"), params: MAIL_PARAMS.identityUnlinked }),
  z.strictObject({ ...envelope, kind: z.literal("passkeyAdded"), params: MAIL_PARAMS.passkeyAdded }),
  z.strictObject({ ...envelope, kind: z.literal("passkeyRemoved"), params: MAIL_PARAMS.passkeyRemoved }),
  z.strictObject({ ...envelope, kind: z.literal("waysInRemoved"), params: MAIL_PARAMS.waysInRemoved }),
  z.strictObject({ ...envelope, kind: z.literal("proveSocial"), params: MAIL_PARAMS.proveSocial }),
  z.strictObject({ ...envelope, kind: z.literal("sharePage"), params: MAIL_PARAMS.sharePage }),
  z.strictObject({ ...envelope, kind: z.literal("teamInvitation"), params: MAIL_PARAMS.teamInvitation }),
  z.strictObject({ ...envelope, kind: z.literal("paid"), params: MAIL_PARAMS.paid }),
  z.strictObject({ ...envelope, kind: z.literal("paymentFailed"), params: MAIL_PARAMS.paymentFailed }),
  z.strictObject({ ...envelope, kind: z.literal("actionNeeded"), params: MAIL_PARAMS.actionNeeded }),
  z.strictObject({ ...envelope, kind: z.literal("renewsSoon"), params: MAIL_PARAMS.renewsSoon }),
  z.strictObject({ ...envelope, kind: z.literal("endsSoon"), params: MAIL_PARAMS.endsSoon }),
  z.strictObject({ ...envelope, kind: z.literal("planEnded"), params: MAIL_PARAMS.planEnded }),
  z.strictObject({ ...envelope, kind: z.literal("withdrawn"), params: MAIL_PARAMS.withdrawn }),
  z.strictObject({
    ...envelope,
    kind: z.literal("subscriptionCancelled"),
    params: MAIL_PARAMS.subscriptionCancelled,
  }),
  z.strictObject({ ...envelope, kind: z.literal("planNotice"), params: MAIL_PARAMS.planNotice }),
  z.strictObject({ ...envelope, kind: z.literal("notice"), params: MAIL_PARAMS.notice }),
  z.strictObject({ ...envelope, kind: z.literal("digest"), params: MAIL_PARAMS.digest }),
]);

export type Mail = z.output<typeof mailSchema>;
