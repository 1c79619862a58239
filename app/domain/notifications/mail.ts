import { z } from "zod";
import { mailedTokenSchema } from "~/domain/accounts/schema";
import { LANGUAGE_CODES } from "~/domain/languages";
import { emailSchema } from "~/domain/mail-address";
import { SLUG_PATTERN } from "~/domain/slugs";

const name = z.string().max(500);

/** What a mail of each kind is filled with. Addresses are built from configuration when the mail is written. */
export const MAIL_PARAMS = {
  /** Asked for with "forgot password". */
  resetPassword: z.strictObject({ name, token: mailedTokenSchema }),
  /** Sent after sign-up. */
  verifyEmail: z.strictObject({ name, token: mailedTokenSchema }),
  /** A refresh token was used a second time: all sessions of its family were ended. */
  refreshReuse: z.strictObject({ name, at: z.iso.datetime() }),
  /** Told after a password was changed. */
  passwordChanged: z.strictObject({ name, at: z.iso.datetime() }),
  /** Told once an admin's hour in the account is over. */
  actedFor: z.strictObject({ name, at: z.iso.datetime(), reason: z.string().max(500) }),
  /** Told after an account was deleted, to the address that it had. */
  accountDeleted: z.strictObject({ name, at: z.iso.datetime() }),
  /** Told when an export is ready; its link needs the session. */
  exportReady: z.strictObject({ name, at: z.iso.datetime() }),
  /** A user sends the address of their page to somebody; `name` is the sender's. */
  sharePage: z.strictObject({ name, title: z.string().max(500), slug: z.string().regex(SLUG_PATTERN) }),
} as const;

export type MailKind = keyof typeof MAIL_PARAMS;

const envelope = { to: emailSchema, language: z.enum(LANGUAGE_CODES) };

/** A mail to be written and sent: its kind, its language, its recipient and its params. */
export const mailSchema = z.discriminatedUnion("kind", [
  z.strictObject({ ...envelope, kind: z.literal("resetPassword"), params: MAIL_PARAMS.resetPassword }),
  z.strictObject({ ...envelope, kind: z.literal("verifyEmail"), params: MAIL_PARAMS.verifyEmail }),
  z.strictObject({ ...envelope, kind: z.literal("refreshReuse"), params: MAIL_PARAMS.refreshReuse }),
  z.strictObject({ ...envelope, kind: z.literal("passwordChanged"), params: MAIL_PARAMS.passwordChanged }),
  z.strictObject({ ...envelope, kind: z.literal("actedFor"), params: MAIL_PARAMS.actedFor }),
  z.strictObject({ ...envelope, kind: z.literal("accountDeleted"), params: MAIL_PARAMS.accountDeleted }),
  z.strictObject({ ...envelope, kind: z.literal("exportReady"), params: MAIL_PARAMS.exportReady }),
  z.strictObject({ ...envelope, kind: z.literal("sharePage"), params: MAIL_PARAMS.sharePage }),
]);

export type Mail = z.output<typeof mailSchema>;
