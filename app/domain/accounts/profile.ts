import { z } from "zod";
import { INDUSTRIES } from "~/domain/industries";
import { LANGUAGE_CODES } from "~/domain/languages";
import { LIMITS } from "~/domain/limits";
import { normalizedUrl } from "~/domain/links";
import { emailSchema } from "~/domain/mail-address";
import { singleLine } from "~/domain/text";
import { TEAM_SIZES, USE_PURPOSES } from "./profile-choices";
import { nameSchema } from "./schema";
import { isTimeZone } from "./time-zone";
import type { UserView } from "./view";

/** An optional profile value; an empty text removes it. */
const optional = <S extends z.ZodType>(schema: S) => z.union([z.literal(""), schema]).optional();

const website = z
  .string()
  .max(LIMITS.url * 2, "linkInvalid")
  .overwrite((raw) => normalizedUrl(raw) ?? raw)
  .refine((url) => url.trim() === "" || /^https?:/.test(normalizedUrl(url) ?? ""), { error: "linkInvalid" })
  .overwrite((url) => url.trim());

const fields = {
  name: nameSchema.optional(),
  position: singleLine(LIMITS.cardSubheader).optional(),
  website: website.optional(),
  industry: optional(z.enum(INDUSTRIES)),
  usePurpose: optional(z.enum(USE_PURPOSES)),
  teamSize: optional(z.enum(TEAM_SIZES)),
  locale: z.enum(LANGUAGE_CODES).optional(),
  timeZone: optional(z.string().max(64).refine(isTimeZone, { error: "invalidChoice" })),
};

/** What a person changes of themselves; what is left out stays, and an empty text takes a value away. */
export const profileUpdateSchema = z.strictObject(fields);
export type ProfileUpdate = z.output<typeof profileUpdateSchema>;

/** Fields that reading a user gives and writing it ignores. */
export const USER_READ_ONLY = [
  "id",
  "roles",
  "isEnabled",
  "isPaid",
  "isTerminated",
  "availablePages",
  "availableCards",
  "showQuestion",
  "plan",
  "activeSubscription",
  "pendingEmail",
  "image",
] as const satisfies readonly (keyof UserView)[];

type ReadOnly = (typeof USER_READ_ONLY)[number];
const ignored = z.unknown().optional().meta({ readOnly: true });
const readOnly = Object.fromEntries(USER_READ_ONLY.map((name) => [name, ignored])) as Record<
  ReadOnly,
  typeof ignored
>;

/** The same for programs, with the address that one is to be reached at. */
export const userUpdateSchema = z
  .strictObject({ ...readOnly, ...fields, email: emailSchema.optional() })
  .transform((given) => {
    const { email } = given;
    const told: Record<string, unknown> = {};
    for (const name of Object.keys(fields) as (keyof typeof fields)[]) {
      if (given[name] !== undefined) told[name] = given[name];
    }
    return { email, profile: told as ProfileUpdate };
  });
