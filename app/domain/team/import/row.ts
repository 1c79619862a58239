import { z } from "zod";
import { type CardContact, contactSchema } from "~/domain/cards/contacts";
import { type CardInput, cardInputSchema } from "~/domain/cards/schema";
import { unharmed } from "~/domain/files/csv-cells";
import { LIMITS } from "~/domain/limits";
import { normalizeEmail } from "~/domain/mail-address";
import { isBlank } from "~/domain/text";
import { isNameField, type MemberColumns } from "./fields";

/** What can be wrong with a row before anything is written. */
export const ROW_PROBLEMS = [
  "nameMissing",
  "nameInvalid",
  "emailInvalid",
  "detailInvalid",
  "twice",
  "inTeam",
  "own",
  "noSeat",
] as const;
export type RowProblem = (typeof ROW_PROBLEMS)[number];

/** Why no card was made of a row, beside what was wrong with it. */
export const REFUSALS = [...ROW_PROBLEMS, "linkHarmful", "planOver"] as const;
/** Why the person of a card that was made is not invited, and can be later. */
export const NOT_INVITED_YET = ["dailyLimit", "recipientLimit", "pendingLimit"] as const;
/** The same of what inviting later does not change. */
export const NOT_INVITED = ["noEmail", "taken"] as const;
export const ROW_REASONS = [...REFUSALS, ...NOT_INVITED_YET, ...NOT_INVITED] as const;
export type RowReason = (typeof ROW_REASONS)[number];

/** A person of a file, as the card is made of them. */
export const rowContentSchema = z.object({
  /** The line of the file on which the row begins, from 1. */
  line: z.number().int().positive(),
  name: z.string(),
  email: z.string().optional(),
  contacts: z.array(contactSchema),
});
export type RowContent = z.output<typeof rowContentSchema>;

/** A row of a file as it was checked. */
export interface CheckedRow {
  /** From 1. */
  place: number;
  content: RowContent;
  /** Everything that is wrong with it; nothing of it is stored as a card then. */
  problems: RowProblem[];
}

/** What of a value is shown and stored of a row that is refused. */
const MAX_SHOWN = 200;

/** @returns the person of a row, and what is wrong with it by itself */
export function readRow(
  cells: readonly string[],
  columns: MemberColumns,
  { place, line }: { place: number; line: number },
): CheckedRow {
  const values = Object.entries(columns)
    .map(([column, field]) => ({ field, value: unharmed(cells[Number(column)] ?? "") }))
    .filter(({ value }) => !isBlank(value));
  const first = (field: string) => values.find((one) => one.field === field)?.value.trim();
  const name = first("name") ?? `${first("firstName") ?? ""} ${first("lastName") ?? ""}`.trim();
  const address = first("email");
  const email = address === undefined ? undefined : normalizeEmail(address);
  const lines = values.filter(({ field }) => !isNameField(field)).slice(0, LIMITS.cardContacts);
  const contacts = lines.map(({ field, value }) => ({ name: field, value }));
  const parsed = cardInputSchema.safeParse({ title: name, header: name, contacts });
  const problems = new Set<RowProblem>(name === "" ? ["nameMissing"] : []);
  if (email === null) problems.add("emailInvalid");
  for (const { path } of parsed.error?.issues ?? []) {
    const isName = path[0] === "title" || path[0] === "header";
    if (isName && name !== "") problems.add("nameInvalid");
    // What is wrong with the address is said already.
    else if (!isName && contacts[Number(path[1])]?.name !== "email") problems.add("detailInvalid");
    else if (!isName) problems.add("emailInvalid");
  }
  const shown = {
    line,
    name: name.slice(0, MAX_SHOWN),
    ...(address && { email: (email ?? address).slice(0, MAX_SHOWN) }),
  };
  if (!parsed.success || problems.size > 0)
    return { place, content: { ...shown, contacts: [] }, problems: [...problems] };
  return {
    place,
    content: { ...shown, name: parsed.data.header, contacts: parsed.data.contacts },
    problems: [],
  };
}

/** What of the owner's team a file is checked against. */
export interface TeamNow {
  ownEmail: string;
  /** Addresses of members and of who is invited. */
  emails: ReadonlySet<string>;
  freeSeats: number;
}

/** Rows with what is wrong between them and with the team: the first of a person counts, and the first get the seats. */
export function checkRows(
  rows: readonly CheckedRow[],
  { ownEmail, emails, freeSeats }: TeamNow,
): CheckedRow[] {
  const seen = new Set<string>();
  let seats = freeSeats;
  return rows.map((row) => {
    const { email } = row.content;
    const problems = [...row.problems];
    if (email && !problems.includes("emailInvalid")) {
      if (email === ownEmail) problems.push("own");
      if (emails.has(email)) problems.push("inTeam");
      if (seen.has(email)) problems.push("twice");
      seen.add(email);
    }
    if (problems.length === 0 && --seats < 0) problems.push("noSeat");
    return { ...row, problems };
  });
}

/** The card that is made of a row. */
export function cardOfRow({
  name,
  contacts,
}: Pick<RowContent, "name"> & { contacts: CardContact[] }): CardInput {
  return cardInputSchema.parse({ title: name, header: name, contacts });
}
