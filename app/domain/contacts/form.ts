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
  /** Hidden: the version of the consent's wording, see consentVersion. */
  consentVersion: "consentVersion",
  /** Honeypot: visible to programs, hidden from people. */
  trap: "homepage",
  /** Hidden: when the form was rendered, signed. */
  time: "at",
  /** Hidden, in a form that is shown again: the code that was scanned before. */
  code: "code",
} as const;

/** Maximum length of each field. */
export const FIELD_LENGTH: Record<ContactFieldName, number> = {
  name: LIMITS.name,
  phone: LIMITS.contactLabel,
  email: LIMITS.email,
  position: LIMITS.name,
  company: LIMITS.name,
  linkedIn: LIMITS.contactValue,
  message: LIMITS.contactMessage,
};

/** A bare profile name becomes its URL. */
const asProfile = (typed: string) =>
  /^@?[\w-]{3,100}$/.test(typed.trim())
    ? `https://www.linkedin.com/in/${typed.trim().replace(/^@/, "")}`
    : typed;

/** Schema of each field, for contacts of any source. */
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

/** The fields on a card's page: all of them, and only the name is required. */
export const CARD_FORM_FIELDS: readonly ContactField[] = CONTACT_FIELDS.map((name) => ({
  name,
  required: name === "name",
}));

/** The submitted fields of a form, without empty ones. */
export type ContactDetails = Partial<Record<ContactFieldName, string>>;

/**
 * The schema of a form with these fields, for the output of {@link formInput}. Submitted fields that the form does not
 * have are dropped; an empty form is rejected at its first field.
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

/** A blank field counts as absent. */
export const orNothing = (value: unknown) =>
  typeof value === "string" && isBlank(value) ? undefined : value;

/** A posted form as its schema takes it. Consent counts only for the wording that the form shows now. */
export function formInput(
  posted: ReadonlyMap<string, unknown>,
  consentVersion: string,
): Record<string, unknown> {
  const fields = CONTACT_FIELDS.map((name) => [name, posted.get(name)] as const);
  const consent =
    posted.get(FORM_CONTROL.consent) === "on" && posted.get(FORM_CONTROL.consentVersion) === consentVersion;
  return { ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)), consent };
}

/** Submitted values to show again: text only, truncated to the length of the field. */
export function typedValues(posted: ReadonlyMap<string, unknown>): ContactDetails {
  const typed = CONTACT_FIELDS.flatMap((name) => {
    const value = posted.get(name);
    return typeof value === "string" ? [[name, value.slice(0, FIELD_LENGTH[name])] as const] : [];
  });
  return Object.fromEntries(typed);
}
