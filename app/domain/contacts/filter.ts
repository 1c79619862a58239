import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { CONTACT_STATUSES, tagSchema } from "./contact";

/** Filter of a list of contacts; all given conditions must match. */
export const contactFilterSchema = z.object({
  /** Word prefixes of name, company, e-mail, phone, note and tags, in any order. */
  search: z.string().max(LIMITS.contactSearch).optional(),
  /** Ids of a page and of a card, and a code. */
  page: z.string().max(64).optional(),
  card: z.string().max(64).optional(),
  code: z.string().max(64).optional(),
  tag: tagSchema.optional(),
  status: z.enum(CONTACT_STATUSES).optional(),
  /** ISO 8601: created at or after `from`, and before `to`. */
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
  /** Possible spam instead of the list. */
  held: z.stringbool().optional(),
  /** The id of a team's owner: contacts made through what that team assigned to the user, instead of the user's own. */
  team: z.string().max(64).optional(),
});

export type ContactFilter = z.output<typeof contactFilterSchema>;

/** The same as encoded in a URL. */
export type ContactFilterInput = z.input<typeof contactFilterSchema>;

export const FILTER_NAMES = Object.keys(contactFilterSchema.shape) as (keyof ContactFilter)[];

/** @returns the filter in a URL's query; empty values are left out */
export function filterInput(query: URLSearchParams): ContactFilterInput {
  const given = FILTER_NAMES.flatMap((name) => {
    const value = query.get(name);
    return value && contactFilterSchema.shape[name].safeParse(value).success ? [[name, value]] : [];
  });
  return Object.fromEntries(given);
}

const MAX_WORDS = 8;
const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
/** A typed phone number, or its beginning. */
const NUMBER = /^[\d\s+()./-]+$/;

const plain = (id: string) => id.replaceAll("_", "").replace(/[^\p{L}\p{N}]/gu, "");
const hex = (text: string) =>
  [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * The scope: an owner's contacts, or of these those met by a member, and by the former members whose contacts they see.
 */
interface ContactsAsked {
  ownerId: string;
  memberId?: string;
  formerIds?: readonly string[];
}

/**
 * The filter as a query of the index `contact_search` (FTS5). Its words are those that triggers write.
 * The search text is split into letters and digits, so that none of it is parsed as syntax.
 * @returns undefined if the search text has neither letters nor digits, which matches nothing
 */
export function matchOf(
  { ownerId, memberId, formerIds = [] }: ContactsAsked,
  filter: ContactFilter,
): string | undefined {
  const { search = "", page, card, code, tag, status, held } = filter;
  const owned = plain(ownerId);
  // A contact that the owner merged into another is listed on its own for the member who met it.
  const listed = held ? [`held${owned}`] : [`live${owned}`, ...(memberId ? [`merged${owned}`] : [])];
  const anyOf = [listed, ...(memberId ? [[memberId, ...formerIds].map((id) => `member${plain(id)}`)] : [])];
  const marks = [
    ...(page ? [`page${plain(page)}`] : []),
    ...(card ? [`card${plain(card)}`] : []),
    ...(code ? [`code${plain(code)}`] : []),
    ...(status ? [`status${status}`] : []),
    ...(tag ? [`tag${hex(tag)}`] : []),
  ];
  const words = (search.replace(/[ßẞ]/g, "ss").match(WORDS) ?? []).slice(0, MAX_WORDS);
  if (words.length === 0 && search.trim() !== "") return undefined;
  const asked = words.map((word) => `words : "${word}" *`).join(" AND ");
  // The index holds a number as written, and without its separators.
  const isNumber = words.length > 1 && NUMBER.test(search);
  const found = isNumber ? `(${asked} OR words : "${words.join("")}" *)` : asked;
  return [
    ...anyOf.map((names) => `(${names.map((name) => `marks : "${name}"`).join(" OR ")})`),
    ...marks.map((mark) => `marks : "${mark}"`),
    ...(found ? [found] : []),
  ].join(" AND ");
}
