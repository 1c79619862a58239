import { z } from "zod";
import { CONTACT_NAMES } from "~/domain/cards/contact-names";
import { guessColumns } from "~/domain/contacts/import/fields";
import { LIMITS } from "~/domain/limits";
import { normalizeEmail } from "~/domain/mail-address";

/** What a column can be beside a line of the card. First and last name make the name where no column has it whole. */
const NAME_FIELDS = ["name", "firstName", "lastName"] as const;

/** What a column of a file of people can be: their name, or any line of a card, by its contact's name. */
export const MEMBER_FIELDS: readonly string[] = [...NAME_FIELDS, ...CONTACT_NAMES];
const KNOWN: ReadonlySet<string> = new Set(MEMBER_FIELDS);

export const isNameField = (field: string): boolean => NAME_FIELDS.some((name) => name === field);

/** The field of each column that has one, by the column's number from 0. Several may be of one field. */
export const memberColumnsSchema = z
  .record(
    z.string().regex(/^\d{1,3}$/, "invalidFormat"),
    z.string().refine((field) => KNOWN.has(field), { error: "invalidChoice" }),
  )
  .refine((columns) => Object.keys(columns).length <= LIMITS.contactImportColumns, { error: "tooMany" });
export type MemberColumns = z.output<typeof memberColumnsSchema>;

/** Lines of a card by what columns are called for them: in lower case, without anything but letters and digits. */
const BY_NAME: ReadonlyMap<string, string> = new Map([
  ...CONTACT_NAMES.map((name) => [name.toLowerCase(), name] as const),
  ...["web", "url", "homepage", "webseite", "siteweb", "sitio", "sitoweb"].map(
    (name) => [name, "website"] as const,
  ),
  ...["adresse", "dirección", "indirizzo", "adres", "street"].map((name) => [name, "address"] as const),
]);

/**
 * Whether the first row of a file names its columns: one with an e-mail address in it is a person already, as in what is
 * pasted without its head.
 */
export const isHeader = (first: readonly string[]): boolean =>
  !first.some((cell) => normalizeEmail(cell) !== null);

/** @returns what the columns of a file are taken for, by their names, or by what stands in its first row */
export function guessMemberColumns(first: readonly string[]): MemberColumns {
  if (!isHeader(first)) {
    const email = first.findIndex((cell) => normalizeEmail(cell) !== null);
    return { [String(email === 0 ? 1 : 0)]: "name", [String(email)]: "email" };
  }
  const known = Object.entries(guessColumns(first)).filter(([, field]) => KNOWN.has(field));
  const lines = first.flatMap((name, column) => {
    const field = BY_NAME.get(name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""));
    return field ? [[String(column), field] as const] : [];
  });
  return Object.fromEntries([...lines, ...known]);
}
