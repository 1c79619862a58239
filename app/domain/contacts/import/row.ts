import { z } from "zod";
import { tagSchema } from "~/domain/contacts/contact";
import { unharmed } from "~/domain/contacts/csv";
import { CONTACT_VALUES, type ContactDetails } from "~/domain/contacts/form";
import { LIMITS } from "~/domain/limits";
import { isBlank, multiLine } from "~/domain/text";
import type { ImportField, ImportValues } from "./fields";

/** A row that became a contact. */
export interface ImportedContact extends ContactDetails {
  note: string;
  tags: string[];
}

/** Why a row is refused: what is wrong with one of its fields, or that it has nobody in it. */
export type RowProblem = "nobody" | Exclude<ImportField, "firstName" | "lastName">;

const details = z.object(CONTACT_VALUES).partial();
const note = multiLine(LIMITS.contactNote);

/** How labels are listed: Google parts by ` ::: ` and marks its own by `* `. */
const TAG_LIST = /:::|[;,\n]/;

/**
 * A contact of what a row says. Who has neither a name nor an e-mail address nor a phone number is nobody.
 * @returns why it is refused, where it is: no half of a row is stored
 */
export function importedContact({
  rest: others = [],
  ...values
}: ImportValues): { contact: ImportedContact } | { problem: RowProblem } {
  const { firstName = "", lastName = "", ...given } = unharmedOf(values);
  const name = given.name ?? `${firstName} ${lastName}`;
  const { tags = "", note: noted = "", ...rest } = given;
  const filled = Object.fromEntries(
    Object.entries({ ...rest, name }).filter(([, value]) => value !== undefined && !isBlank(value)),
  );
  const parsed = details.safeParse(filled);
  if (!parsed.success) return { problem: problemOf(parsed.error.issues[0]?.path[0]) };
  const { email, phone } = parsed.data;
  if (!parsed.data.name && !email && !phone) return { problem: "nobody" };
  const notes = note.safeParse([noted, ...others.map(lineOf)].filter((line) => !isBlank(line)).join("\n"));
  if (!notes.success) return { problem: "note" };
  const labels = z.array(tagSchema).max(LIMITS.contactTags).safeParse(tagsIn(tags));
  if (!labels.success) return { problem: "tags" };
  return { contact: { ...parsed.data, note: notes.data, tags: [...new Set(labels.data)] } };
}

const problemOf = (field: PropertyKey | undefined): RowProblem =>
  field && field in CONTACT_VALUES ? (field as RowProblem) : "nobody";

const unharmedOf = (values: Omit<ImportValues, "rest">): Omit<ImportValues, "rest"> =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, unharmed(value)]));

/** What no field has a place for, as a line of the note. */
const lineOf = ([label, value]: readonly [string, string]): string =>
  [label.trim(), unharmed(value).trim()].filter((part) => part !== "").join(": ");

const tagsIn = (list: string): string[] =>
  list
    .split(TAG_LIST)
    .map((tag) => tag.trim().replace(/^\*\s*/, ""))
    .filter((tag) => !isBlank(tag) && !/^mycontacts$/i.test(tag));
