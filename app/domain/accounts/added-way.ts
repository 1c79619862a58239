import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import type { Provider } from "./social";

/** A way to sign in that was added lately, as listed where a password is reset. */
export interface AddedWay {
  id: string;
  kind: "passkey" | Provider;
  /** The name of the passkey, or the address at the provider. */
  name: string | null;
  addedAt: Date;
}

const MAX = LIMITS.passkeys + LIMITS.identities;
const wayId = z.string().regex(/^[a-z]{3}_\w{1,40}$/);

const wayIds = z.array(wayId).max(MAX);

/** The ids of those that stay; all others are removed. */
export const keptWaysSchema = wayIds.default([]);

/** The same as one field of a form, joined by commas. */
export const keptWaysField = z
  .string()
  .max(MAX * 50)
  .default("")
  .transform((text) => text.split(",").filter(Boolean))
  .pipe(wayIds);
