import { z } from "zod";
import { emailSchema } from "~/domain/mail-address";
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

/** As the browser tells it; nonsense counts as not told. */
export const toldTimeZone = z.string().max(64).refine(isTimeZone).optional().catch(undefined);

/** What the sign-up's form posts; the language is the one it is read in. */
export const signUpForm = registerSchema.omit({ locale: true }).extend({
  temporaryIds,
  firstTouch,
  timeZone: toldTimeZone,
});

/** A new password and its repetition; the token stands in the address. */
export const changeForgottenForm = z
  .strictObject({ password: newPasswordSchema, confirm: z.string() })
  .refine(({ password, confirm }) => password === confirm, {
    error: "passwordsDoNotMatch",
    path: ["confirm"],
  });

/** What the last step of a deletion asks for; the reason was chosen in the first. */
export const deleteAccountForm = deleteAccountSchema
  .omit({ reason: true, endsTeam: true })
  .extend({ password: givenPasswordSchema });

/** The same of an account without a password, which proves who is there in another way. */
export const deleteWithoutPasswordForm = deleteAccountForm.omit({ password: true });

/** Stands in a list of choices for "not told": a list has no empty id. */
export const NOT_TOLD = "none";

const choice = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === NOT_TOLD ? "" : value), schema);
const { industry, usePurpose, teamSize, timeZone } = profileUpdateSchema.shape;

/** What the profile's form holds. */
export const profileForm = profileUpdateSchema.extend({
  industry: choice(industry),
  usePurpose: choice(usePurpose),
  teamSize: choice(teamSize),
  timeZone: choice(timeZone),
});

export const emailForm = z.strictObject({ email: emailSchema });

const repeated = { password: newPasswordSchema, confirm: z.string() };
const isRepeated = ({ password, confirm }: { password: string; confirm: string }) => password === confirm;
const NOT_REPEATED = { error: "passwordsDoNotMatch" as const, path: ["confirm"] };

/** The password of an account and its successor, twice. */
export const changePasswordForm = z
  .strictObject({ currentPassword: givenPasswordSchema, ...repeated })
  .refine(isRepeated, NOT_REPEATED);

/** A first password, twice. */
export const firstPasswordForm = z.strictObject(repeated).refine(isRepeated, NOT_REPEATED);
/** What leads to an identity provider. What cannot be read must not keep anybody from signing in. */
export const socialStartForm = z.object({
  purpose: z.enum(["sign-in", "link", "confirm"]).catch("sign-in"),
  /** The path of the screen that asked who is there. */
  from: z.string().max(200).optional().catch(undefined),
  temporaryIds: temporaryIds.catch(undefined),
  firstTouch,
  timeZone: toldTimeZone,
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
