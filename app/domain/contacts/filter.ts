import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { CONTACT_STATUSES, tagSchema } from "./contact";

/** What a list of contacts is narrowed by; everything that is given has to fit. */
export const contactFilterSchema = z.object({
  /** Beginnings of words of name, company, e-mail, phone, note and tags, in any order. */
  search: z.string().max(LIMITS.contactSearch).optional(),
  /** Ids of a page and of a card, and a code. */
  page: z.string().max(64).optional(),
  card: z.string().max(64).optional(),
  code: z.string().max(64).optional(),
  tag: tagSchema.optional(),
  status: z.enum(CONTACT_STATUSES).optional(),
  /** ISO 8601: came at or after `from`, and before `to`. */
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
  /** Possible spam instead of the list. */
  held: z.stringbool().optional(),
  /** The id of a team's owner: instead of one's own, those that were met by what that team has assigned. */
  team: z.string().max(64).optional(),
});

export type ContactFilter = z.output<typeof contactFilterSchema>;

/** The same as it stands in an address. */
export type ContactFilterInput = z.input<typeof contactFilterSchema>;

export const FILTER_NAMES = Object.keys(contactFilterSchema.shape) as (keyof ContactFilter)[];

/** @returns what of an address's query narrows a list; what says nothing is left out */
export function filterInput(query: URLSearchParams): ContactFilterInput {
  const given = FILTER_NAMES.flatMap((name) => {
    const value = query.get(name);
    return value && contactFilterSchema.shape[name].safeParse(value).success ? [[name, value]] : [];
  });
  return Object.fromEntries(given);
}

const MAX_WORDS = 8;
const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
/** A phone number, or its beginning, as people type it. */
const NUMBER = /^[\d\s+()./-]+$/;

const plain = (id: string) => id.replaceAll("_", "").replace(/[^\p{L}\p{N}]/gu, "");
const hex = (text: string) =>
  [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whose contacts are asked for: an owner's, or of these those that a member met, and former ones whom they follow. */
interface ContactsAsked {
  ownerId: string;
  memberId?: string;
  formerIds?: readonly string[];
}

/**
 * The filter as the index `contact_search` is asked (FTS5). Its words are those that migrations 0016 and 0021 write. What is
 * searched for is taken apart into letters and digits, so that nothing of it is read as syntax.
 * @returns undefined where it is searched for something without any letter or digit, which nothing fits
 */
export function matchOf(
  { ownerId, memberId, formerIds = [] }: ContactsAsked,
  filter: ContactFilter,
): string | undefined {
  const { search = "", page, card, code, tag, status, held } = filter;
  const owned = plain(ownerId);
  // What the owner shows with another contact is by itself in the list of the member who met it.
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
  // The index has a number as it was written, and without what stands between its digits.
  const isNumber = words.length > 1 && NUMBER.test(search);
  const found = isNumber ? `(${asked} OR words : "${words.join("")}" *)` : asked;
  return [
    ...anyOf.map((names) => `(${names.map((name) => `marks : "${name}"`).join(" OR ")})`),
    ...marks.map((mark) => `marks : "${mark}"`),
    ...(found ? [found] : []),
  ].join(" AND ");
}
