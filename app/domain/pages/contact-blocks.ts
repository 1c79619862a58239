import { z } from "zod";
import { isHash, isId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { multiLine, singleLine } from "~/domain/text";
import { blockOf, iconName, key, keyedList } from "./block-parts";

export const DETAIL_NAMES = ["phone", "cellphone", "email", "address", "openHours"] as const;
export type DetailName = (typeof DETAIL_NAMES)[number];

const detailItem = z.strictObject({
  key,
  name: z.enum(DETAIL_NAMES),
  label: singleLine(LIMITS.contactLabel).default(""),
  /** Open hours and addresses take several lines. */
  value: multiLine(LIMITS.contactValue).default(""),
});

export type DetailItem = z.output<typeof detailItem>;

export const contactDetailsBlock = blockOf(
  "contactDetails",
  z.strictObject({ items: keyedList(detailItem, LIMITS.itemsPerBlock).default([]) }).prefault({}),
);

/** A card by its hash, as it is stored, or by its id, which its owner's save turns into the hash. */
const cardReference = z.string().refine((value) => isHash(value) || isId("crd", value), "invalidFormat");

export const businessCardBlock = blockOf(
  "businessCard",
  z
    .strictObject({
      cardId: cardReference.optional(),
      text: singleLine(LIMITS.linkTitle).default("Add to contacts"),
      icon: iconName.default("user-plus"),
    })
    .prefault({}),
);

/** What a visitor can be asked for. */
export const CONTACT_FIELDS = ["name", "phone", "email", "position", "company", "linkedIn"] as const;
export type ContactFieldName = (typeof CONTACT_FIELDS)[number];

const contactField = z.strictObject({ name: z.enum(CONTACT_FIELDS), required: z.boolean().default(false) });

export type ContactField = z.output<typeof contactField>;

/** Name and e-mail are asked for in a new form; each field at most once. */
const contactFields = z
  .array(contactField)
  .min(1)
  .max(CONTACT_FIELDS.length)
  .refine((fields) => new Set(fields.map(({ name }) => name)).size === fields.length, "duplicateKey")
  .default([
    { name: "name", required: true },
    { name: "email", required: true },
  ]);

export const collectContactsBlock = blockOf(
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
);
