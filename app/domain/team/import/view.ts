import { z } from "zod";
import { contactSchema } from "~/domain/cards/contacts";
import { isHash } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { PERMISSIONS } from "~/domain/team/permission";
import { memberColumnsSchema } from "./fields";
import { leftOutSchema, ROW_PROBLEMS, ROW_REASONS } from "./row";

/** A file of people as it is checked: its text, and what its columns are where that is not to be guessed. */
export const memberFileSchema = z.strictObject({
  text: z.string().max(LIMITS.memberImportText, { error: "tooLong" }),
  columns: memberColumnsSchema.optional(),
});
export type MemberFileInput = z.output<typeof memberFileSchema>;

/** The same as cards are made of it. Rows that are wrong are left out. */
export const memberImportSchema = memberFileSchema.extend({
  permission: z.enum(PERMISSIONS).default("edit"),
  /** Whether each person with an e-mail address is invited to their card. */
  invites: z.boolean(),
});
export type MemberImportInput = z.output<typeof memberImportSchema>;

const line = z.number().int().positive();

/** A dry run of a file: nothing is written yet. */
export const memberCheckSchema = z.object({
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  /** What the columns are taken for. */
  taken: memberColumnsSchema,
  total: z.number().int(),
  /** Rows that become cards. */
  good: z.number().int(),
  freeSeats: z.number().int(),
  /** Additional seats needed for valid rows that get no card for lack of one. */
  missingSeats: z.number().int(),
  /** Whether a column holds names: without one, no row becomes a card, and problems of rows are not reported. */
  hasName: z.boolean(),
  /** People who would be invited. */
  emails: z.number().int(),
  /** The rejected rows, except for lack of a seat alone, with all problems of each. */
  wrong: z.array(
    z.object({
      line,
      name: z.string(),
      email: z.string().optional(),
      problems: z.array(z.enum(ROW_PROBLEMS)),
    }),
  ),
  /** Rows whose cards are made without some of their values. */
  lessened: z.array(z.object({ line, name: z.string(), leftOut: z.array(leftOutSchema) })),
  /** The rows whose cards are made without an invitation, as they have no address. */
  uninvited: z.array(z.object({ line, name: z.string() })),
  /** The first cards as they will look, with the addresses of their images. */
  cards: z.array(
    z.object({
      header: z.string(),
      contacts: z.array(contactSchema),
      ...{ design: z.number().int(), backgroundColor: z.string(), fontColor: z.string() },
      ...{ logo: z.string().optional(), banner: z.string().optional() },
    }),
  ),
});
export type MemberCheck = z.output<typeof memberCheckSchema>;

/** How far an import is. */
export const memberImportViewSchema = z.object({
  id: z.string(),
  state: z.enum(["running", "done"]),
  invites: z.boolean(),
  createdAt: z.iso.datetime(),
  total: z.number().int(),
  /** Processed rows, including those rejected initially. */
  done: z.number().int(),
  /** Rows rejected initially. */
  leftOut: z.number().int(),
  /** Cards that were made. */
  cards: z.number().int(),
  /** Of these, invited people. */
  invited: z.number().int(),
  /** Of these, people not invited, who can be later. */
  notInvited: z.number().int(),
  /** When the next of them are invited automatically, and their number. */
  later: z.object({ at: z.iso.datetime(), people: z.number().int() }).optional(),
});
/** An action on the people of an import who are not invited yet: invite them now, or stop automatic invitations. */
export const memberImportOrderSchema = z.strictObject({
  intent: z.enum(["invite", "stop"]).default("invite"),
});

export type MemberImportView = z.output<typeof memberImportViewSchema>;

/** What happened to a row. */
export const memberImportRowSchema = z.object({
  line,
  name: z.string(),
  email: z.string().optional(),
  state: z.enum(["waiting", "done", "refused"]),
  /** Why it was rejected, or its person was not invited. */
  reason: z.enum(ROW_REASONS).optional(),
  /** Values left out of its card. */
  leftOut: z.array(leftOutSchema).optional(),
  /** The hash of the card that was made. */
  card: z.string().refine(isHash).optional(),
});
export type MemberImportRow = z.output<typeof memberImportRowSchema>;

export const memberImportResultSchema = memberImportViewSchema.extend({
  rows: z.array(memberImportRowSchema),
});
