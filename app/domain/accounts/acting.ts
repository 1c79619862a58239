import { z } from "zod";
import { ADMIN_EMAIL } from "~/domain/accounts/admin-email";
import { LIMITS } from "~/domain/limits";
import { emailSchema } from "~/domain/mail-address";
import type { Action, Noun } from "~/domain/permissions";
import { filledLine } from "~/domain/text";

/** The form that starts acting in a user's account. */
export const actAsSchema = z.strictObject({
  email: z.string().trim().max(ADMIN_EMAIL, "emailInvalid").pipe(emailSchema),
  reason: filledLine(LIMITS.actReason, "required"),
  /** Of the admin, in development alone: in production the session is proved by a passkey. */
  password: z
    .string()
    .max(LIMITS.passwordMax * 2, "passwordWrong")
    .default(""),
});

export type ActAsInput = z.output<typeof actAsSchema>;

/** Details of a session in which an admin acts as the user. */
export interface Acting {
  adminId: string;
  reason: string;
  until: Date;
}

/**
 * Actions allowed to an admin who acts in an account. An unlisted action is forbidden, so a new one is too until it is
 * listed. Never: credentials, identities, sessions, billing, exports, deletion, invitations, tokens, mails in the
 * user's name, preferences.
 */
export const WHILE_ACTING: Partial<Record<Noun, readonly Action[]>> = {
  page: ["list", "view", "edit", "publish", "duplicate"],
  card: ["list", "view", "edit", "duplicate"],
  contact: ["list", "view"],
  member: ["list", "view"],
  template: ["list", "view"],
  temporary: ["list", "view"],
  account: ["view"],
};
