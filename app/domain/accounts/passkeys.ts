import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { filledLine } from "~/domain/text";

/** What its owner calls a passkey. */
export const passkeyNameSchema = filledLine(LIMITS.passkeyName, "required");

const base64url = z
  .string()
  .max(LIMITS.passkeyJson)
  .regex(/^[\w-]*$/);

const credential = {
  id: base64url.max(1400),
  rawId: base64url.max(1400),
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["cross-platform", "platform"]).optional(),
};

/** A new passkey, in the browsers' JSON format. */
export const newPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
});

/** A signed passkey challenge, in the browsers' JSON format. */
export const signedPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});

export type NewPasskey = z.output<typeof newPasskeySchema>;
export type SignedPasskey = z.output<typeof signedPasskeySchema>;
