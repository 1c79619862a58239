import { z } from "zod";
import { type CardContact, contactSchema } from "~/domain/cards/contacts";
import { guessName, wholeName } from "~/domain/cards/person-name";
import { type CardInput, cardInputSchema } from "~/domain/cards/schema";
import { unharmed } from "~/domain/files/csv-cells";
import { LIMITS } from "~/domain/limits";
import { normalizeEmail } from "~/domain/mail-address";
import { isBlank } from "~/domain/text";
import { ADDRESS_PARTS, isAddressPart, isNameField, type MemberColumns } from "./fields";
import { recipientOf } from "./recipients";

/** Problems of a row that are found before anything is written. */
export const ROW_PROBLEMS = [
  "nameMissing",
  "nameInvalid",
  "emailInvalid",
  "detailInvalid",
  "quoteOpen",
  "twice",
  "inTeam",
  "own",
  "noSeat",
] as const;
export type RowProblem = (typeof ROW_PROBLEMS)[number];

/** Why no card was created for a row, including problems of the row. */
export const REFUSALS = [...ROW_PROBLEMS, "linkHarmful", "planOver"] as const;
/**
 * Why the holder of a created card is not invited yet; the invitation follows automatically once the daily limits allow
 * it.
 */
export const INVITED_LATER = ["dailyLimit", "recipientLimit"] as const;
/** Why they are not invited, if it can be done later. */
export const NOT_INVITED_YET = [...INVITED_LATER, "pendingLimit", "stopped"] as const;
/** The same for permanent reasons. */
export const NOT_INVITED = ["noEmail", "taken"] as const;
export const ROW_REASONS = [...REFUSALS, ...NOT_INVITED_YET, ...NOT_INVITED] as const;
export type RowReason = (typeof ROW_REASONS)[number];

/** Why a value is not on the created card. */
export const LEFT_OUT_REASONS = ["notLink", "notPhone", "tooLong", "notStorable", "tooMany"] as const;

/** A value that is not valid on a card: the card is created without it. */
export const leftOutSchema = z.object({
  /** The field that its column was mapped to. */
  field: z.string(),
  /** Its beginning. */
  value: z.string(),
  why: z.enum(LEFT_OUT_REASONS),
});
export type LeftOut = z.output<typeof leftOutSchema>;

/** A row's person, as the card is made from it. */
export const rowContentSchema = z.object({
  /** The line of the file on which the row begins, from 1. */
  line: z.number().int().positive(),
  name: z.string(),
  givenName: z.string().optional(),
  familyName: z.string().optional(),
  email: z.string().optional(),
  contacts: z.array(contactSchema),
  leftOut: z.array(leftOutSchema).optional(),
});
export type RowContent = z.output<typeof rowContentSchema>;

/** A validated row of a file. */
export interface CheckedRow {
  /** From 1. */
  place: number;
  content: RowContent;
  /** All its problems; with any, no card is stored. */
  problems: RowProblem[];
}

/** Maximum length of values shown and stored of a rejected row, and of a value that is left out. */
const MAX_SHOWN = 200;
const MAX_LEFT_OUT = 60;

/** Fields of a card that hold the name. */
const NAMES: ReadonlySet<string> = new Set(["title", "header", "givenName", "familyName"]);

type Line = Pick<LeftOut, "field" | "value">;

interface RowPlace {
  place: number;
  line: number;
  /** It has an unclosed quote: the end of its cells is unknown. */
  isOpen?: boolean;
}

/** @returns the person of a row, and its own problems; details that are invalid on a card are left out */
export function readRow(
  cells: readonly string[],
  columns: MemberColumns,
  { place, line, isOpen = false }: RowPlace,
): CheckedRow {
  const values = recipientParted(
    Object.entries(columns)
      .map(([column, field]) => ({ field, value: unharmed(cells[Number(column)] ?? "") }))
      .filter(({ value }) => !isBlank(value)),
  );
  const first = (field: string) => values.find((one) => one.field === field)?.value.trim();
  const given = { givenName: first("firstName") ?? "", familyName: first("lastName") ?? "" };
  const name = first("name") ?? wholeName(given);
  const address = first("email");
  const email = address === undefined ? undefined : normalizeEmail(address);
  const shown = {
    line,
    name: name.slice(0, MAX_SHOWN),
    ...(address && { email: (email ?? address).slice(0, MAX_SHOWN) }),
  };
  const refused = (problems: Iterable<RowProblem>): CheckedRow => ({
    place,
    content: { ...shown, contacts: [] },
    problems: [...problems],
  });
  if (isOpen) return refused(["quoteOpen"]);
  const { contacts, leftOut } = storable(linesOf(values));
  // Explicit columns take precedence over a guess.
  const parts = given.givenName || given.familyName ? given : guessName(name);
  const parsed = cardInputSchema.safeParse({ title: name, header: name, ...parts, contacts });
  const problems = new Set<RowProblem>(name === "" ? ["nameMissing"] : []);
  if (email === null) problems.add("emailInvalid");
  for (const { path } of parsed.error?.issues ?? []) {
    const isName = NAMES.has(String(path[0]));
    if (isName && name !== "") problems.add("nameInvalid");
    else if (!isName) problems.add("detailInvalid");
  }
  if (!parsed.success || problems.size > 0) return refused(problems);
  const { header, givenName, familyName } = parsed.data;
  return {
    place,
    content: {
      ...{ ...shown, name: header, givenName, familyName, contacts: parsed.data.contacts },
      ...(leftOut.length > 0 && { leftOut }),
    },
    problems: [],
  };
}

/** `Name <address>` in either column is split into both, if the other column is empty. */
function recipientParted(values: readonly Line[]): Line[] {
  const has = (field: string) => values.some((one) => one.field === field);
  const hasName = values.some(({ field }) => isNameField(field));
  return values.flatMap(({ field, value }) => {
    const found = (field === "name" || field === "email") && value.includes("<") ? recipientOf(value) : null;
    if (!found) return [{ field, value }];
    const [name, email] = [
      { field: "name", value: found.name },
      { field: "email", value: found.email },
    ];
    if (field === "name") return has("email") ? [name] : [name, email];
    return hasName ? [email] : [name, email];
  });
}

/** The lines of a card: parts of an address are joined, at the position of the first. */
function linesOf(values: readonly Line[]): Line[] {
  const partOf = (part: string) => values.find(({ field }) => field === part)?.value.trim();
  const [street, ...place] = ADDRESS_PARTS.map(partOf);
  const whole = [street, place.filter(Boolean).join(" ")].filter(Boolean).join(", ");
  const firstPart = values.find(({ field }) => isAddressPart(field));
  return values.flatMap((one) => {
    if (one === firstPart) return [{ field: "address", value: whole }];
    return isNameField(one.field) || isAddressPart(one.field) ? [] : [one];
  });
}

/** Splits lines into those valid on a card and those left out. The invitee's e-mail address is validated elsewhere. */
function storable(lines: readonly Line[]): { contacts: CardContact[]; leftOut: LeftOut[] } {
  const contacts: CardContact[] = [];
  const leftOut: LeftOut[] = [];
  for (const { field, value } of lines) {
    const parsed = contactSchema.safeParse({ name: field, value });
    const why = whyNot(field, value, parsed.error?.issues ?? []);
    // Only the first e-mail address identifies the card's holder; a later one is an ordinary detail.
    const isAddress = field === "email" && !contacts.some(({ name }) => name === "email");
    if (isAddress && normalizeEmail(value) === null) continue;
    if (why === null && parsed.success && contacts.length < LIMITS.cardContacts) contacts.push(parsed.data);
    else leftOut.push({ field, value: shortened(value), why: why ?? "tooMany" });
  }
  return { contacts, leftOut };
}

function whyNot(field: string, value: string, issues: readonly { message: string }[]): LeftOut["why"] | null {
  const [issue] = issues;
  if (issue?.message === "linkInvalid") return "notLink";
  if (issue) return issue.message === "tooLong" ? "tooLong" : "notStorable";
  return PHONES.includes(field) && !/\p{Nd}/u.test(value) ? "notPhone" : null;
}

/** Numbers are stored as written, including a bare extension; a value without a digit is invalid. */
const PHONES: readonly string[] = ["phone", "cellphone", "sms"];

const shortened = (value: string): string => {
  const plain = value
    .slice(0, 8 * MAX_LEFT_OUT)
    .replace(/\s+/g, " ")
    .trim();
  const characters = [...plain.toWellFormed()];
  return characters.length > MAX_LEFT_OUT
    ? `${characters.slice(0, MAX_LEFT_OUT).join("")}…`
    : characters.join("");
};

/** The state of the owner's team that a file is checked against. */
export interface TeamNow {
  ownEmail: string;
  /** Addresses of members and invitees. */
  emails: ReadonlySet<string>;
  freeSeats: number;
}

/**
 * Rows with their conflicts with each other and with the team: the first row of a person counts, and the first rows get
 * the seats.
 */
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

type CardRow = Pick<RowContent, "name" | "givenName" | "familyName"> & { contacts: CardContact[] };

/** The card that is made of a row. */
export function cardOfRow({ name, givenName, familyName, contacts }: CardRow): CardInput {
  return cardInputSchema.parse({ title: name, header: name, givenName, familyName, contacts });
}
