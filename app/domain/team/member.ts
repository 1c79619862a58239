import { z } from "zod";
import { isHash } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { emailSchema } from "~/domain/mail-address";
import { PERMISSIONS } from "./permission";

/** The assignee of a card, by address, and their permission: if absent, a member's stays, and a new one is `edit`. */
export const assignSchema = z.strictObject({
  email: emailSchema,
  permission: z.enum(PERMISSIONS).optional(),
});
export type AssignInput = z.output<typeof assignSchema>;

/** An invitation, with the card to assign if it already exists. */
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

/** The member that a card is assigned to, as returned to its owner. */
export const cardMemberSchema = z.object({
  id: z.string(),
  email: z.string(),
  permission: z.enum(PERMISSIONS),
  state: z.enum(MEMBER_STATES),
});
export type CardMember = z.output<typeof cardMemberSchema>;

/** The team of a card of another owner, as returned to its member. */
export const cardTeamSchema = z.object({
  /** The owner's id. */
  id: z.string(),
  /** The owner's name. */
  name: z.string(),
  permission: z.enum(PERMISSIONS),
  /** Whether its plan has ended: the card is read-only. */
  isPaused: z.boolean(),
});
export type CardTeam = z.output<typeof cardTeamSchema>;

/** A member as returned to the owner. */
export const memberViewSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** Of the account; until acceptance, of the assigned card. */
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

/** Filter of a list of members: words of name, address and card. */
export const memberFilterSchema = z.object({
  search: z.string().max(LIMITS.memberSearch).optional(),
  state: z.enum(MEMBER_STATES).optional(),
});
export type MemberFilter = z.output<typeof memberFilterSchema>;

/** Whether a member matches a filter: each word occurs in the name, the address or the card. ASCII case is ignored. */
export function fitsFilter({ name, email, card, state }: MemberView, filter: MemberFilter): boolean {
  if (filter.state && state !== filter.state) return false;
  const texts = [name ?? "", email, card?.title ?? ""].map(folded);
  const words = folded(filter.search ?? "")
    .split(/\s+/u)
    .filter(Boolean);
  return words.every((word) => texts.some((text) => text.includes(word)));
}

const folded = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** The filter in a URL's query; invalid values are dropped. */
export function readMemberFilter(query: URLSearchParams): MemberFilter {
  const search = query.get("search")?.trim().slice(0, LIMITS.memberSearch);
  const state = MEMBER_STATES.find((name) => name === query.get("state"));
  return { ...(search && { search }), ...(state && { state }) };
}
