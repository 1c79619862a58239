import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { multiLine, singleLine } from "~/domain/text";
import { iconName } from "./block-parts";
import { defineBlock } from "./define-block";

/** The fields of a contact form. */
export const CONTACT_FIELDS = [
  "name",
  "phone",
  "email",
  "position",
  "company",
  "linkedIn",
  "message",
] as const;
export type ContactFieldName = (typeof CONTACT_FIELDS)[number];

const contactField = z.strictObject({ name: z.enum(CONTACT_FIELDS), required: z.boolean().default(false) });

export type ContactField = z.output<typeof contactField>;

/** A new form has name and e-mail; each field occurs at most once. */
const contactFields = z
  .array(contactField)
  .min(1)
  .max(CONTACT_FIELDS.length)
  .refine((fields) => new Set(fields.map(({ name }) => name)).size === fields.length, "duplicateKey")
  .default([
    { name: "name", required: true },
    { name: "email", required: true },
  ]);

export const collectContactsBlock = defineBlock(
  "collectContacts",
  z
    .strictObject({
      text: singleLine(LIMITS.linkTitle).default("Share your contact details"),
      icon: iconName.default("contact"),
      fields: contactFields,
      /** What the visitor agrees to; empty means the sentence of ours in their language. */
      consent: multiLine(LIMITS.consent).default(""),
    })
    .prefault({}),
  {
    draft: z.object({
      text: z.string(),
      icon: z.string(),
      consent: z.string(),
      fields: z.array(z.object({ name: z.enum(CONTACT_FIELDS), required: z.boolean() })),
    }),
    hasContent: () => true,
  },
);
