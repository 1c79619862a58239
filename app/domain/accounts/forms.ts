import { z } from "zod";
import { DELETION_REASONS, deleteAccountSchema } from "./leaving";
import {
  firstTouchSchema,
  givenPasswordSchema,
  loginSchema,
  newPasswordSchema,
  registerSchema,
} from "./schema";

/** A hidden field holds JSON as text; what cannot be read counts as missing. */
function readJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

const temporaryIds = z.preprocess(readJson, loginSchema.shape.temporaryIds).optional();

/** What the login's form posts, in browser and action alike. */
export const loginForm = loginSchema.extend({ temporaryIds });

/** What the sign-up's form posts; the language is the one it is read in. */
export const signUpForm = registerSchema.omit({ locale: true }).extend({
  temporaryIds,
  firstTouch: z.preprocess(readJson, firstTouchSchema).optional().catch(undefined),
});

/** A new password and its repetition; the token stands in the address. */
export const changeForgottenForm = z
  .strictObject({ password: newPasswordSchema, confirm: z.string() })
  .refine(({ password, confirm }) => password === confirm, {
    error: "passwordsDoNotMatch",
    path: ["confirm"],
  });

/** What the last step of a deletion posts; the reason was chosen in the first. */
export const deleteAccountForm = deleteAccountSchema.extend({
  password: givenPasswordSchema,
  reason: z.enum(DELETION_REASONS).optional().catch(undefined),
});

/** The same of an account without a password, which proves who is there in another way. */
export const deleteWithoutPasswordForm = deleteAccountForm.extend({ password: z.undefined().optional() });

/** What begins an export. */
export const exportForm = z.strictObject({ password: givenPasswordSchema });

/** The same where no password is asked for. */
export const exportWithoutPasswordForm = z.strictObject({ password: z.undefined().optional() });
