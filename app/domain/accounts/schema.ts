import { z } from "zod";
import { ID_PREFIXES, isId } from "~/domain/ids";
import { LANGUAGE_CODES } from "~/domain/languages";
import { LIMITS } from "~/domain/limits";
import { emailSchema } from "~/domain/mail-address";
import { codePoints, filledLine, singleLine } from "~/domain/text";
import { keptWaysSchema } from "./added-way";
import { isCommonPassword } from "./passwords";

/** A new password: never trimmed or changed; spaces and every script count. */
export const newPasswordSchema = z.string().check((context) => {
  const password = context.value;
  const length = codePoints(password.slice(0, LIMITS.passwordMax * 4));
  const add = (message: string, params?: Record<string, number>) =>
    context.issues.push({ code: "custom", message, params, input: password });
  if (password === "") add("required");
  else if (length < LIMITS.passwordMin) add("passwordTooShort", { min: LIMITS.passwordMin });
  else if (length > LIMITS.passwordMax) add("passwordTooLong", { max: LIMITS.passwordMax });
  else if (!password.isWellFormed()) add("textInvalid");
  else if (isCommonPassword(password)) add("passwordCommon");
});

/**
 * A password to compare: only presence and length are checked, since rules change and old passwords stay valid. A
 * longer one is rejected as wrong without hashing it.
 */
export const givenPasswordSchema = z
  .string()
  .min(1, "required")
  .max(LIMITS.passwordMax * 2, "loginFailed");

/** A person's name. */
export const nameSchema = filledLine(LIMITS.name, "nameEmpty");

/** Ids of drafts saved before sign-in. */
export const temporaryIdsSchema = z
  .array(z.string().refine((id) => isId(ID_PREFIXES.temporary, id), { error: "invalidFormat" }))
  .max(LIMITS.temporaryPerSignIn);

const mark = singleLine(LIMITS.firstTouch).optional().catch(undefined);

/** The first traffic source of a visitor. Unreadable values are dropped: they must never block a sign-up. */
export const firstTouchSchema = z.object({ utmSource: mark, utmMedium: mark, utmCampaign: mark });

export type FirstTouch = z.output<typeof firstTouchSchema>;

export const registerSchema = z.strictObject({
  email: emailSchema,
  password: newPasswordSchema,
  name: nameSchema,
  temporaryIds: temporaryIdsSchema.optional(),
  locale: z.enum(LANGUAGE_CODES).optional(),
});

export type RegisterInput = z.output<typeof registerSchema>;

export const loginSchema = z.strictObject({
  email: emailSchema,
  password: givenPasswordSchema,
  temporaryIds: temporaryIdsSchema.optional(),
});

export const forgotSchema = z.strictObject({ email: emailSchema });

/** A secret of 256 bits in base64url, as mailed. */
export const mailedTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/, "tokenInvalid");

/**
 * An API client need not repeat the password; the schema of the form requires it. Ways to sign in that were added in the
 * last 30 days are removed, except those to keep.
 */
export const resetSchema = z.strictObject({
  token: mailedTokenSchema,
  password: newPasswordSchema,
  keep: keptWaysSchema,
});

export const refreshSchema = z.strictObject({ refresh_token: z.string().min(1, "required").max(512) });

export const logoutSchema = z.strictObject({ refresh_token: z.string().max(512).optional() });

/** A password change: without the current password if the account has none yet. */
export const passwordUpdateSchema = z.strictObject({
  currentPassword: givenPasswordSchema.optional(),
  password: newPasswordSchema,
});

export const confirmSchema = z.strictObject({ password: givenPasswordSchema });
