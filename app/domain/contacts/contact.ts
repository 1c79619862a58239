import { z } from "zod";
import { MINUTE_MS } from "~/domain/durations";
import { LIMITS } from "~/domain/limits";
import { phoneNumber } from "~/domain/phone";
import { isBlank, multiLine, singleLine } from "~/domain/text";

/** How a contact was created: by a form on a page or on a card's page, by hand, or from a file. */
export const CONTACT_SOURCES = ["page", "card", "manual", "import"] as const;
export type ContactSource = (typeof CONTACT_SOURCES)[number];

/** How far its owner has processed it. */
export const CONTACT_STATUSES = ["new", "seen", "done"] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/**
 * Why a contact is held as possible spam: `many` forms from one address, sent `fast`er than a person can type or from a
 * `stale` form, with the hidden field filled in (`trap`), `links` where a name belongs or many in the message, the
 * `same` text to many owners, or the owner's list is `full`.
 */
export const HELD_REASONS = ["many", "fast", "stale", "trap", "links", "same", "full"] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

/** A tag as it is stored: one line, in lower case, so that the case makes no difference. */
export const tagSchema = singleLine(LIMITS.contactTag)
  .refine((tag) => !isBlank(tag), { error: "required" })
  .overwrite((tag) => tag.trim().toLowerCase());

/** Tags of a comma-separated field, without duplicates. */
export const tagsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,،、]/)
      .map((tag) => tag.trim().toLowerCase())
      .filter((tag) => tag !== ""),
  ),
];

/** The tags of a contact, without duplicates. */
export const tagsSchema = z
  .array(tagSchema)
  .max(LIMITS.contactTags)
  .transform((tags) => [...new Set(tags)]);

/** An owner's changes to a contact; absent fields stay. */
export const contactChangesSchema = z.strictObject({
  note: multiLine(LIMITS.contactNote).optional(),
  tags: tagsSchema.optional(),
  status: z.enum(CONTACT_STATUSES).optional(),
});
export type ContactChanges = z.output<typeof contactChangesSchema>;

/**
 * The key that rows of one person share: the e-mail address, else the phone number as dialled.
 * @returns null if the contact has neither
 */
export function personKeyOf({
  email,
  phone,
}: {
  email?: string | null;
  phone?: string | null;
}): string | null {
  if (email) return `e:${email.toLowerCase()}`;
  const number = phone ? phoneNumber(phone) : null;
  return number ? `p:${number}` : null;
}

/** Maximum number of meetings of one person that are counted, shown and joined. */
export const MAX_MEETINGS = 100;

/** How long deleted contacts can be restored. */
export const UNDO_MS = 10 * MINUTE_MS;

const ids = z.array(z.string().max(64)).min(1).max(LIMITS.contactsPerCall);
export const contactIdsSchema = z.strictObject({ ids });

/** Contacts to restore: by their ids, or some of the recently deleted ones. */
export const contactsRestoreSchema = z.union([contactIdsSchema, z.strictObject({ recent: z.literal(true) })]);

/** One change to many contacts: tags to add and to remove, or a status. */
export const contactsChangeSchema = z.strictObject({
  ids,
  addTags: z.array(tagSchema).max(LIMITS.contactTags).optional(),
  removeTags: z.array(tagSchema).max(LIMITS.contactTags).optional(),
  status: z.enum(CONTACT_STATUSES).optional(),
});
export type ContactsChange = z.output<typeof contactsChangeSchema>;
