import { z } from "zod";
import { emailSchema } from "~/domain/mail-address";
import { keptWaysField } from "./added-way";
import { deleteAccountSchema } from "./leaving";
import { signedPasskeySchema } from "./passkeys";
import { profileUpdateSchema } from "./profile";
import {
  firstTouchSchema,
  givenPasswordSchema,
  loginSchema,
  newPasswordSchema,
  registerSchema,
} from "./schema";
import { isTimeZone } from "./time-zone";

/** A hidden field holds JSON as text; unparsable text counts as missing. */
function readJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

const temporaryIds = z.preprocess(readJson, loginSchema.shape.temporaryIds).optional();

const firstTouch = z.preprocess(readJson, firstTouchSchema).optional().catch(undefined);

/** Fields of the login form, validated alike in browser and action. */
export const loginForm = loginSchema.extend({ temporaryIds });

/** As reported by the browser; an invalid value counts as missing. */
export const toldTimeZone = z.string().max(64).refine(isTimeZone).optional().catch(undefined);

/** Fields of the sign-up form; the language is that of the screen. */
export const signUpForm = registerSchema.omit({ locale: true }).extend({
  temporaryIds,
  firstTouch,
  timeZone: toldTimeZone,
});

const repeated = { password: newPasswordSchema, confirm: z.string() };
const isRepeated = ({ password, confirm }: { password: string; confirm: string }) => password === confirm;
const NOT_REPEATED = { error: "passwordsDoNotMatch" as const, path: ["confirm"] };

/** A new password, twice. */
export const newPasswordForm = z.strictObject(repeated).refine(isRepeated, NOT_REPEATED);

/** The same where it was forgotten, with the recently added ways to sign in that stay. */
export const changeForgottenForm = z
  .strictObject({ ...repeated, keep: keptWaysField })
  .refine(isRepeated, NOT_REPEATED);

/** Fields of the last step of a deletion; the reason was chosen in the first. */
export const deleteAccountForm = deleteAccountSchema
  .omit({ reason: true, endsTeam: true })
  .extend({ password: givenPasswordSchema });

/** The same for an account without a password, which re-authenticates another way. */
export const deleteWithoutPasswordForm = deleteAccountForm.omit({ password: true });

/** Option value for "not specified": a select cannot have an empty id. */
export const NOT_TOLD = "none";

const choice = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === NOT_TOLD ? "" : value), schema);
const { industry, usePurpose, teamSize, timeZone } = profileUpdateSchema.shape;

/** Fields of the profile form. */
export const profileForm = profileUpdateSchema.extend({
  industry: choice(industry),
  usePurpose: choice(usePurpose),
  teamSize: choice(teamSize),
  timeZone: choice(timeZone),
});

export const emailForm = z.strictObject({ email: emailSchema });

/** The current password, and the new one twice. */
export const changePasswordForm = z
  .strictObject({ currentPassword: givenPasswordSchema, ...repeated })
  .refine(isRepeated, NOT_REPEATED);

/** Starts a sign-in at an identity provider. Unreadable values must never block a sign-in. */
export const socialStartForm = z.object({
  purpose: z.enum(["sign-in", "link", "confirm"]).catch("sign-in"),
  /** The path of the screen that required re-authentication. */
  from: z.string().max(200).optional().catch(undefined),
  temporaryIds: temporaryIds.catch(undefined),
  firstTouch,
  timeZone: toldTimeZone,
});

/** The password of the account to link the provider's identity with. */
export const proofForm = z.strictObject({ password: givenPasswordSchema });

/** The signed passkey response, with the browser's data for a sign-in. */
export const passkeyForm = z.object({
  signed: z.preprocess(readJson, signedPasskeySchema),
  temporaryIds: temporaryIds.catch(undefined),
});

/** The form behind a mailed link; the password is required unless its account is signed in. */
export const verifyForm = z.strictObject({ password: givenPasswordSchema.optional() });
