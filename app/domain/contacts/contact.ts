import { z } from "zod";
import { MINUTE_MS } from "~/domain/durations";
import { LIMITS } from "~/domain/limits";
import { phoneNumber } from "~/domain/phone";
import { isBlank, multiLine, singleLine } from "~/domain/text";

/** How a contact came: by a form on a page or on a card's page, written down, or of a file. */
export const CONTACT_SOURCES = ["page", "card", "manual", "import"] as const;
export type ContactSource = (typeof CONTACT_SOURCES)[number];

/** How far its owner is with it. */
export const CONTACT_STATUSES = ["new", "seen", "done"] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/**
 * Why a contact waits among possible spam: `many` forms from one address, sent `fast`er than anybody types or from a
 * `stale` form, with the field filled in that people do not see (`trap`), `links` where a name belongs or many in the
 * message, the `same` text to many owners, or the owner's list is `full`.
 */
export const HELD_REASONS = ["many", "fast", "stale", "trap", "links", "same", "full"] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

/** A tag as it is stored: one line, in lower case, so that two of the same word are one. */
export const tagSchema = singleLine(LIMITS.contactTag)
  .refine((tag) => !isBlank(tag), { error: "required" })
  .overwrite((tag) => tag.trim().toLowerCase());

/** Tags as they are typed in one field, with commas between them: each once. */
export const tagsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,،、]/)
      .map((tag) => tag.trim().toLowerCase())
      .filter((tag) => tag !== ""),
  ),
];

/** The tags of a contact: each once. */
export const tagsSchema = z
  .array(tagSchema)
  .max(LIMITS.contactTags)
  .transform((tags) => [...new Set(tags)]);

/** What an owner writes on a contact; what is left out stays. */
export const contactChangesSchema = z.strictObject({
  note: multiLine(LIMITS.contactNote).optional(),
  tags: tagsSchema.optional(),
  status: z.enum(CONTACT_STATUSES).optional(),
});
export type ContactChanges = z.output<typeof contactChangesSchema>;

/**
 * What rows of one person have in common: the e-mail address, else the phone number as it is dialled.
 * @returns null of who left neither
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

/** Meetings of one person that are counted, shown and joined at most. */
export const MAX_MEETINGS = 100;

/** How long deleted contacts can be put back. */
export const UNDO_MS = 10 * MINUTE_MS;

const ids = z.array(z.string().max(64)).min(1).max(LIMITS.contactsPerCall);
export const contactIdsSchema = z.strictObject({ ids });

/** What is put back: contacts by their ids, or some of what was deleted a moment ago. */
export const contactsRestoreSchema = z.union([contactIdsSchema, z.strictObject({ recent: z.literal(true) })]);

/** One change to many: tags to add and to take away, or a status. */
export const contactsChangeSchema = z.strictObject({
  ids,
  addTags: z.array(tagSchema).max(LIMITS.contactTags).optional(),
  removeTags: z.array(tagSchema).max(LIMITS.contactTags).optional(),
  status: z.enum(CONTACT_STATUSES).optional(),
});
export type ContactsChange = z.output<typeof contactsChangeSchema>;
