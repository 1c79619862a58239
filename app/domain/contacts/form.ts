import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { linkSchema } from "~/domain/links";
import { emailSchema } from "~/domain/mail-address";
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactFieldName,
} from "~/domain/pages/block-types/collect-contacts";
import { phoneNumber } from "~/domain/phone";
import { isBlank, multiLine, singleLine } from "~/domain/text";

/** Names of the form's other controls. */
export const FORM_CONTROL = {
  /** Hidden: the key of the block, since a page may have several forms. */
  block: "block",
  /** The checkbox; its value is "on". */
  consent: "consent",
  /** Hidden: which words were agreed to, see consentVersion. */
  consentVersion: "consentVersion",
  /** Looks like a field to programs and is hidden from people: who fills it in is hardly a person. */
  trap: "homepage",
  /** Hidden: when the form was drawn, signed. */
  time: "at",
  /** Hidden, of a form that came back: the code that was scanned before. */
  code: "code",
} as const;

/** The most characters that each field takes. */
export const FIELD_LENGTH: Record<ContactFieldName, number> = {
  name: LIMITS.name,
  phone: LIMITS.contactLabel,
  email: LIMITS.email,
  position: LIMITS.name,
  company: LIMITS.name,
  linkedIn: LIMITS.contactValue,
  message: LIMITS.contactMessage,
};

/** A profile's name alone becomes its address. */
const asProfile = (typed: string) =>
  /^@?[\w-]{3,100}$/.test(typed.trim())
    ? `https://www.linkedin.com/in/${typed.trim().replace(/^@/, "")}`
    : typed;

/** What each field may hold, wherever a contact comes from. */
export const CONTACT_VALUES: Record<ContactFieldName, z.ZodType<string>> = {
  name: singleLine(FIELD_LENGTH.name),
  phone: singleLine(FIELD_LENGTH.phone).refine((typed) => phoneNumber(typed) !== null, {
    error: "invalidFormat",
  }),
  email: emailSchema,
  position: singleLine(FIELD_LENGTH.position),
  company: singleLine(FIELD_LENGTH.company),
  linkedIn: z
    .string()
    .max(FIELD_LENGTH.linkedIn)
    .overwrite(asProfile)
    .pipe(linkSchema)
    .refine(isLinkedIn, { error: "linkInvalid" }),
  message: multiLine(FIELD_LENGTH.message),
};

function isLinkedIn(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) && /(^|\.)(linkedin\.com|lnkd\.in)$/.test(hostname);
}

/** What is asked for on a card's page: everything, and a name at least. */
export const CARD_FORM_FIELDS: readonly ContactField[] = CONTACT_FIELDS.map((name) => ({
  name,
  required: name === "name",
}));

/** What somebody left in a form; fields they left empty are not there. */
export type ContactDetails = Partial<Record<ContactFieldName, string>>;

/**
 * The schema of a form with these fields, for what was posted by {@link formInput}. Fields that the form does not have
 * are left out, also when they are sent; a form without anything in it is refused at its first field.
 */
export function contactFormSchema(fields: readonly ContactField[]) {
  const shape = Object.fromEntries(
    fields.map(({ name, required }) => [
      name,
      z.preprocess(orNothing, required ? CONTACT_VALUES[name] : CONTACT_VALUES[name].optional()),
    ]),
  );
  return z
    .object({ ...shape, consent: z.literal(true, { error: "consentMissing" }) })
    .transform((value, context) => {
      const { consent: _consent, ...given } = value;
      const details = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== undefined));
      if (Object.keys(details).length === 0) {
        context.issues.push({
          code: "custom",
          message: "required",
          path: [fields[0]?.name ?? "name"],
          input: value,
        });
      }
      return details as ContactDetails;
    });
}

/** What was left empty is not there. */
export const orNothing = (value: unknown) =>
  typeof value === "string" && isBlank(value) ? undefined : value;

/** A posted form as its schema takes it. Consent counts only to the words that the form shows now. */
export function formInput(
  posted: ReadonlyMap<string, unknown>,
  consentVersion: string,
): Record<string, unknown> {
  const fields = CONTACT_FIELDS.map((name) => [name, posted.get(name)] as const);
  const consent =
    posted.get(FORM_CONTROL.consent) === "on" && posted.get(FORM_CONTROL.consentVersion) === consentVersion;
  return { ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)), consent };
}

/** What was typed, to be shown again: text only, and no more of it than the field takes. */
export function typedValues(posted: ReadonlyMap<string, unknown>): ContactDetails {
  const typed = CONTACT_FIELDS.flatMap((name) => {
    const value = posted.get(name);
    return typeof value === "string" ? [[name, value.slice(0, FIELD_LENGTH[name])] as const] : [];
  });
  return Object.fromEntries(typed);
}
