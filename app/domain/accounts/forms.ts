import { z } from "zod";
import { signedPasskeySchema } from "./passkeys";
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

const firstTouch = z.preprocess(readJson, firstTouchSchema).optional().catch(undefined);

/** What the login's form posts, in browser and action alike. */
export const loginForm = loginSchema.extend({ temporaryIds });

/** What the sign-up's form posts; the language is the one it is read in. */
export const signUpForm = registerSchema.omit({ locale: true }).extend({
  temporaryIds,
  firstTouch,
});

/** A new password and its repetition; the token stands in the address. */
export const changeForgottenForm = z
  .strictObject({ password: newPasswordSchema, confirm: z.string() })
  .refine(({ password, confirm }) => password === confirm, {
    error: "passwordsDoNotMatch",
    path: ["confirm"],
  });

/** What leads to an identity provider. What cannot be read must not keep anybody from signing in. */
export const socialStartForm = z.object({
  purpose: z.enum(["sign-in", "link", "confirm"]).catch("sign-in"),
  temporaryIds: temporaryIds.catch(undefined),
  firstTouch,
});

/** The password of the account that a provider's is to be linked with. */
export const proofForm = z.strictObject({ password: givenPasswordSchema });

/** What a passkey signed, with what the browser brings to a sign-in. */
export const passkeyForm = z.object({
  signed: z.preprocess(readJson, signedPasskeySchema),
  temporaryIds: temporaryIds.catch(undefined),
});

/** The link of a mail; the password where nobody of its account is signed in. */
export const verifyForm = z.strictObject({ password: givenPasswordSchema.optional() });
