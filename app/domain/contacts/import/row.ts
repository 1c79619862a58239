import { z } from "zod";
import { tagSchema } from "~/domain/contacts/contact";
import { CONTACT_VALUES, type ContactDetails } from "~/domain/contacts/form";
import { unharmed } from "~/domain/files/csv-cells";
import { LIMITS } from "~/domain/limits";
import { isBlank, multiLine } from "~/domain/text";
import type { ImportField, ImportValues } from "./fields";

/** A row that became a contact. */
export interface ImportedContact extends ContactDetails {
  note: string;
  tags: string[];
}

/** Why a row is rejected: the invalid field, or `nobody` if it identifies no person. */
export type RowProblem = "nobody" | Exclude<ImportField, "firstName" | "lastName">;

const details = z.object(CONTACT_VALUES).partial();
const note = multiLine(LIMITS.contactNote);

/** Separators of labels: Google uses ` ::: ` and marks its own by `* `. */
const TAG_LIST = /:::|[;,\n]/;

/**
 * Makes a contact of a row. A row needs a name, an e-mail address or a phone number.
 * @returns all reasons for rejection if there are any: rows are never stored in part
 */
export function importedContact({
  rest: others = [],
  ...values
}: ImportValues): { contact: ImportedContact } | { problems: RowProblem[] } {
  const { firstName = "", lastName = "", ...given } = unharmedOf(values);
  const name = given.name ?? `${firstName} ${lastName}`;
  const { tags = "", note: noted = "", ...rest } = given;
  const filled = Object.fromEntries(
    Object.entries({ ...rest, name }).filter(([, value]) => value !== undefined && !isBlank(value)),
  );
  const parsed = details.safeParse(filled);
  const notes = note.safeParse([noted, ...others.map(lineOf)].filter((line) => !isBlank(line)).join("\n"));
  const labels = z.array(tagSchema).max(LIMITS.contactTags).safeParse(tagsIn(tags));
  const isNobody = !["name", "email", "phone"].some((field) => field in filled);
  const wrong = new Set<RowProblem>([
    ...(isNobody ? (["nobody"] as const) : []),
    ...(parsed.success ? [] : parsed.error.issues.map(({ path }) => problemOf(path[0]))),
    ...(notes.success ? [] : (["note"] as const)),
    ...(labels.success ? [] : (["tags"] as const)),
  ]);
  if (wrong.size > 0 || !parsed.success || !notes.success || !labels.success) return { problems: [...wrong] };
  return { contact: { ...parsed.data, note: notes.data, tags: [...new Set(labels.data)] } };
}

const MAX_WHO = 80;

/** @returns what identifies a rejected row: its name, else its content; empty if it has none */
export function whoIs(values: ImportValues): string {
  const { name, firstName = "", lastName = "", email, company, phone } = unharmedOf(values);
  const full = `${firstName} ${lastName}`.trim();
  return (name?.trim() || full || email || company || phone || "").slice(0, MAX_WHO);
}

const problemOf = (field: PropertyKey | undefined): RowProblem =>
  field && field in CONTACT_VALUES ? (field as RowProblem) : "nobody";

const unharmedOf = ({ rest: _rest, ...values }: ImportValues): Omit<ImportValues, "rest"> =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, unharmed(value)]));

/** A value without a matching field, as a line of the note. */
const lineOf = ([label, value]: readonly [string, string]): string =>
  [label.trim(), unharmed(value).trim()].filter((part) => part !== "").join(": ");

const tagsIn = (list: string): string[] =>
  list
    .split(TAG_LIST)
    .map((tag) => tag.trim().replace(/^\*\s*/, ""))
    .filter((tag) => !isBlank(tag) && !/^mycontacts$/i.test(tag));
