import { z } from "zod";
import { LANGUAGES, type LanguageCode } from "~/domain/languages";
import { CONTACT_SOURCES, CONTACT_STATUSES, HELD_REASONS } from "./contact";

const date = z.iso.datetime();
const language = z.enum(LANGUAGES.map(({ shortCode }) => shortCode) as [LanguageCode, ...LanguageCode[]]);

/** A contact as returned to its owner: absent values were not given, or refer to deleted rows. */
export const contactViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string().optional(),
  email: z.string().optional(),
  position: z.string().optional(),
  company: z.string().optional(),
  linkedIn: z.string().optional(),
  message: z.string().optional(),
  pageId: z.string().optional(),
  cardId: z.string().optional(),
  code: z.string().optional(),
  source: z.enum(CONTACT_SOURCES),
  /** Of the form, as the visitor read it. */
  language: language.optional(),
  consent: z.object({ text: z.string(), version: z.string(), locale: language, at: date }).optional(),
  note: z.string().optional(),
  tags: z.array(z.string()),
  status: z.enum(CONTACT_STATUSES),
  /** Why it waits among possible spam, if it does. */
  held: z.enum(HELD_REASONS).optional(),
  /** The contact that it is shown with as one. */
  mergedInto: z.string().optional(),
  createdAt: date,
});

export type ContactView = z.output<typeof contactViewSchema>;

/** The same in a list: with the number of meetings, and the current name of its origin. */
export const listedContactSchema = contactViewSchema.extend({
  /** Meetings of the same e-mail address, else phone number, this one among them; counted up to 100. */
  seenTimes: z.number().int(),
  page: z.object({ id: z.string(), title: z.string() }).optional(),
  card: z.object({ hash: z.string(), title: z.string() }).optional(),
  codeName: z.string().optional(),
});

export type ListedContact = z.output<typeof listedContactSchema>;

/** A contact with the names of its origin, for files. */
export type NamedContact = Omit<ListedContact, "seenTimes">;

/** One contact, with every meeting of the same person, newest first. */
export const openedContactSchema = listedContactSchema.extend({ meetings: z.array(listedContactSchema) });

export type OpenedContact = z.output<typeof openedContactSchema>;
