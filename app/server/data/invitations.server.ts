import { and, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import { type Condition, statement, type Write } from "./batch.server";
import { insertWhere } from "./insert-where.server";
import type { MemberRow } from "./members.server";
import { users } from "./schema/accounts.server";
import { cards } from "./schema/cards.server";
import { members } from "./schema/team.server";

const live = isNull(members.removedAt);

type NewMember = Pick<
  MemberRow,
  "id" | "ownerId" | "email" | "permission" | "tokenHash" | "expiresAt" | "createdAt"
>;

/** How many open invitations an owner has, as a number in a statement. */
const openInvitations = (ownerId: string, now: Date): SQL =>
  sql`(SELECT count(*) FROM members WHERE owner_id = ${ownerId} AND removed_at IS NULL AND user_id IS NULL
    AND expires_at > ${now.getTime()})`;

/**
 * Invites an address, while the owner has fewer open invitations than `max`; an existing member stays as they are.
 * @param onlyIf a further condition, decided inside the write
 */
export function insertMember(member: NewMember, max: number, onlyIf: Condition = sql`1`): Write {
  const begun = { userId: null, acceptedAt: null, removedAt: null, seesContactsOf: [], exportUntil: null };
  const row = { ...member, ...begun };
  const isFree = sql`NOT EXISTS (SELECT 1 FROM members WHERE owner_id = ${member.ownerId} AND email = ${member.email}
    AND removed_at IS NULL)`;
  return insertWhere(
    members,
    row,
    sql`${openInvitations(member.ownerId, member.createdAt)} < ${max} AND ${isFree} AND ${onlyIf}`,
  );
}

/** The condition that an invitation is not accepted yet, inside a write. */
export const isInvited = (ownerId: string, id: string): Condition =>
  sql`EXISTS (SELECT 1 FROM members WHERE id = ${id} AND owner_id = ${ownerId} AND removed_at IS NULL
    AND user_id IS NULL)`;

/** The condition that an invitation is open with that link, inside a write. */
export const isOpenInvitation = (id: string, tokenHash: string): Condition =>
  sql`EXISTS (SELECT 1 FROM members WHERE id = ${id} AND token_hash = ${tokenHash} AND removed_at IS NULL)`;

/** The content of an invitation: the owner and the card. */
const invited = {
  member: members,
  owner: { id: users.id, name: users.name, isEnabled: users.isEnabled },
  card: {
    hash: cards.hash,
    title: cards.title,
    header: sql<string>`json_extract(${cards.content}, '$.header')`,
  },
};

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** @param by the hash of the mailed token, or the member's id */
export async function findInvitation(db: Database, by: { tokenHash: string } | { id: string }) {
  const [row] = await db
    .select(invited)
    .from(members)
    .innerJoin(users, eq(users.id, members.ownerId))
    .leftJoin(cards, and(eq(cards.memberId, members.id), isNull(cards.deletedAt)))
    .where("id" in by ? eq(members.id, by.id) : eq(members.tokenHash, by.tokenHash));
  return row;
}

/** The open invitations of an address, newest first. */
export function listInvitations(db: Database, email: string, now: Date, limit: number) {
  return db
    .select(invited)
    .from(members)
    .innerJoin(users, eq(users.id, members.ownerId))
    .leftJoin(cards, and(eq(cards.memberId, members.id), isNull(cards.deletedAt)))
    .where(
      and(
        eq(members.email, email),
        live,
        isNull(members.userId),
        gt(members.expiresAt, now),
        eq(users.isEnabled, true),
      ),
    )
    .orderBy(desc(members.createdAt))
    .limit(limit);
}

/**
 * Accepts an open invitation: only for an enabled account with that exact, verified address. An account that is already
 * in the team is not added twice. All that is decided inside the write.
 */
export function acceptInvitation(db: Database, id: string, userId: string, now: Date): Write {
  const isInvited = sql`EXISTS (SELECT 1 FROM users WHERE users.id = ${userId} AND users.email = ${members.email}
    AND users.email_verified_at IS NOT NULL AND users.is_enabled = 1)`;
  const isNew = sql`NOT EXISTS (SELECT 1 FROM members other WHERE other.owner_id = ${members.ownerId}
    AND other.user_id = ${userId} AND other.removed_at IS NULL)`;
  return db
    .update(members)
    .set({ userId, acceptedAt: now, tokenHash: null })
    .where(
      and(
        eq(members.id, id),
        live,
        isNull(members.userId),
        gt(members.expiresAt, now),
        sql`${members.ownerId} <> ${userId}`,
        isInvited,
        isNew,
      ),
    );
}

/** The condition that an account has accepted an invitation, inside a write behind that one. */
export const isAccepted = (id: string, userId: string): Condition =>
  sql`EXISTS (SELECT 1 FROM members WHERE id = ${id} AND user_id = ${userId} AND removed_at IS NULL)`;

/** Replaces the link of an open or expired invitation. */
export function renewInvitation(
  db: Database,
  { ownerId, id }: { ownerId: string; id: string },
  change: { tokenHash: string; expiresAt: Date },
): Write {
  return db
    .update(members)
    .set(change)
    .where(and(eq(members.id, id), eq(members.ownerId, ownerId), live, isNull(members.userId)));
}

/** Revokes an invitation that is not accepted yet. */
export const retractInvitation = (ownerId: string, id: string, now: Date, when: Condition): Write =>
  statement(sql`UPDATE members SET removed_at = ${now.getTime()}, token_hash = NULL
    WHERE id = ${id} AND owner_id = ${ownerId} AND removed_at IS NULL AND user_id IS NULL AND ${when}`);
