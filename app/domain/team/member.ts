import { z } from "zod";
import { isHash } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { emailSchema } from "~/domain/mail-address";
import { PERMISSIONS } from "./permission";

/** Whom a card is assigned to, by address, and what they may do with it: without that a member's stays, and a new one edits. */
export const assignSchema = z.strictObject({
  email: emailSchema,
  permission: z.enum(PERMISSIONS).optional(),
});
export type AssignInput = z.output<typeof assignSchema>;

/** Somebody who is invited, with the card they get if there is one for them already. */
export const inviteSchema = assignSchema.extend({
  permission: z.enum(PERMISSIONS).default("edit"),
  card: z.string().refine(isHash, { error: "invalidFormat" }).optional(),
});
export type InviteInput = z.output<typeof inviteSchema>;

export const memberChangeSchema = z.strictObject({ permission: z.enum(PERMISSIONS) });
export type MemberChange = z.output<typeof memberChangeSchema>;

/** `expired` is an invitation that was not accepted in time. */
export const MEMBER_STATES = ["invited", "expired", "active"] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

const instant = z.iso.datetime();

/** The member whom a card is assigned to, as its owner reads it. */
export const cardMemberSchema = z.object({
  id: z.string(),
  email: z.string(),
  permission: z.enum(PERMISSIONS),
  state: z.enum(MEMBER_STATES),
});
export type CardMember = z.output<typeof cardMemberSchema>;

/** The team of a card that is somebody else's, as its member reads it. */
export const cardTeamSchema = z.object({
  /** The owner's id. */
  id: z.string(),
  /** The owner's name. */
  name: z.string(),
  permission: z.enum(PERMISSIONS),
  /** Whether its plan is over: the card can be read and not changed. */
  isPaused: z.boolean(),
});
export type CardTeam = z.output<typeof cardTeamSchema>;

/** A member as the owner reads them. */
export const memberViewSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** Of the account; of the card that is theirs, until they have accepted. */
  name: z.string().optional(),
  permission: z.enum(PERMISSIONS),
  state: z.enum(MEMBER_STATES),
  card: z.object({ hash: z.string(), title: z.string() }).optional(),
  invitedAt: instant,
  /** Until when an invitation can be accepted. */
  expiresAt: instant.optional(),
  lastActiveAt: instant.optional(),
});
export type MemberView = z.output<typeof memberViewSchema>;

/** What a list of members is narrowed by: words of name, address and card. */
export const memberFilterSchema = z.object({
  search: z.string().max(LIMITS.memberSearch).optional(),
  state: z.enum(MEMBER_STATES).optional(),
});
export type MemberFilter = z.output<typeof memberFilterSchema>;

/** Whether a member fits a filter: each word stands in the name, the address or the card. Capitals of ASCII are one with its small letters. */
export function fitsFilter({ name, email, card, state }: MemberView, filter: MemberFilter): boolean {
  if (filter.state && state !== filter.state) return false;
  const texts = [name ?? "", email, card?.title ?? ""].map(folded);
  const words = folded(filter.search ?? "")
    .split(/\s+/u)
    .filter(Boolean);
  return words.every((word) => texts.some((text) => text.includes(word)));
}

const folded = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** The filter that an address names; what of its query is none is left out. */
export function readMemberFilter(query: URLSearchParams): MemberFilter {
  const search = query.get("search")?.trim().slice(0, LIMITS.memberSearch);
  const state = MEMBER_STATES.find((name) => name === query.get("state"));
  return { ...(search && { search }), ...(state && { state }) };
}
