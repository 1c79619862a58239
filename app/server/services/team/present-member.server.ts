import type { CardMember, CardTeam, MemberState, MemberView } from "~/domain/team/member";
import type { ListedMemberRow, MemberRow } from "~/server/data/members.server";
import type { TeamPlace } from "./team-place.server";

type Dated = Pick<MemberRow, "userId" | "expiresAt">;

function stateOf({ userId, expiresAt }: Dated, now: Date): MemberState {
  if (userId) return "active";
  return expiresAt > now ? "invited" : "expired";
}

export function presentCardMember(row: MemberRow, now: Date): CardMember {
  const { id, email, permission } = row;
  return { id, email, permission, state: stateOf(row, now) };
}

/** The team of a card for its member. */
export function presentCardTeam({ ownerId: id, ownerName: name, permission, isPaused }: TeamPlace): CardTeam {
  return { id, name, permission, isPaused };
}

/** A member for their team's owner. */
export function presentMember(row: ListedMemberRow, now: Date): MemberView {
  const { id, email, name, permission, card, lastSeenAt, createdAt, expiresAt, userId } = row;
  return {
    ...{ id, email, permission, state: stateOf(row, now), invitedAt: createdAt.toISOString() },
    ...nameOf(name, userId, card),
    ...(card && { card: { hash: card.hash, title: card.title } }),
    ...(userId === null && { expiresAt: expiresAt.toISOString() }),
    ...(lastSeenAt && { lastActiveAt: lastSeenAt.toISOString() }),
  };
}

/** The account's name, or before there is one that of the card made for them. */
function nameOf(
  name: string | null,
  userId: string | null,
  card: ListedMemberRow["card"],
): { name?: string } {
  const shown = userId === null ? card?.header : name;
  return shown ? { name: shown } : {};
}
