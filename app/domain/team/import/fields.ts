import { z } from "zod";
import { CONTACT_NAMES } from "~/domain/cards/contact-names";
import { LIMITS } from "~/domain/limits";
import { normalizeEmail } from "~/domain/mail-address";
import { fieldNamed } from "./column-names";
import { recipientOf } from "./recipients";

/** What a column can be beside a line of the card. First and last name make the name where no column has it whole. */
const NAME_FIELDS = ["name", "firstName", "lastName"] as const;

/** Parts of an address that have columns of their own: together they are one line of the card. */
export const ADDRESS_PARTS = ["street", "postcode", "city"] as const;

/** What a column of a file of people can be: their name, any line of a card, by its contact's name, or a part of one. */
export const MEMBER_FIELDS: readonly string[] = [...NAME_FIELDS, ...CONTACT_NAMES, ...ADDRESS_PARTS];
const KNOWN: ReadonlySet<string> = new Set(MEMBER_FIELDS);

export const isNameField = (field: string): boolean => NAME_FIELDS.some((name) => name === field);
export const isAddressPart = (field: string): boolean => ADDRESS_PARTS.some((part) => part === field);

/** Whether a column holds names: without one, no row of the file becomes a card. */
export const hasName = (columns: MemberColumns): boolean => Object.values(columns).some(isNameField);

/** The field of each column that has one, by the column's number from 0. Several may be of one field. */
export const memberColumnsSchema = z
  .record(
    z.string().regex(/^\d{1,3}$/, "invalidFormat"),
    z.string().refine((field) => KNOWN.has(field), { error: "invalidChoice" }),
  )
  .refine((columns) => Object.keys(columns).length <= LIMITS.contactImportColumns, { error: "tooMany" });
export type MemberColumns = z.output<typeof memberColumnsSchema>;

/**
 * Whether the first row of a file names its columns: one with an e-mail address in it is a person already, as in what is
 * pasted without its head, and so is a lone name in a list of names.
 */
export const isHeader = (first: readonly string[]): boolean =>
  !first.some((cell) => recipientOf(cell) !== null) &&
  (first.length !== 1 || fieldNamed(first[0] ?? "") !== undefined);

/** @returns the fields guessed for the columns of a file, by their names, or by the values in its first row */
export function guessMemberColumns(first: readonly string[]): MemberColumns {
  if (!isHeader(first)) {
    const email = first.findIndex((cell) => normalizeEmail(cell) !== null);
    // A name with its address is one column.
    if (email < 0)
      return {
        [String(
          Math.max(
            0,
            first.findIndex((cell) => recipientOf(cell)),
          ),
        )]: "name",
      };
    return { [String(email === 0 ? 1 : 0)]: "name", [String(email)]: "email" };
  }
  const taken = Object.fromEntries(
    first.flatMap((name, column) => {
      const field = fieldNamed(name);
      return field && KNOWN.has(field) ? [[String(column), field] as const] : [];
    }),
  );
  return partedNames(taken);
}

/** Beside a last name what is called "Nombre" or "Nome" is the first; beside a first name "Name" or "Nom" is the last. */
function partedNames(taken: MemberColumns): MemberColumns {
  const fields = Object.values(taken);
  const [first, last] = [fields.includes("firstName"), fields.includes("lastName")];
  if (first === last) return taken;
  const part = last ? "firstName" : "lastName";
  return Object.fromEntries(
    Object.entries(taken).map(([column, field]) => [column, field === "name" ? part : field]),
  );
}
