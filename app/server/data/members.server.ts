import { and, asc, desc, eq, getTableColumns, gt, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { MemberFilter } from "~/domain/team/member";
import type { Database } from "~/server/platform/platform.server";
import { type Condition, statement, type Write } from "./batch.server";
import { insertWhere } from "./insert-where.server";
import { keyset, type ListPlace } from "./keyset.server";
import { entitlements, sessions, users } from "./schema/accounts.server";
import { cards } from "./schema/cards.server";
import { members } from "./schema/team.server";

export type MemberRow = typeof members.$inferSelect;

const live = isNull(members.removedAt);

type NewMember = Pick<
  MemberRow,
  "id" | "ownerId" | "email" | "permission" | "tokenHash" | "expiresAt" | "createdAt"
>;

/** How many invitations of an owner are open, as a number in a statement. */
const openInvitations = (ownerId: string, now: Date): SQL =>
  sql`(SELECT count(*) FROM members WHERE owner_id = ${ownerId} AND removed_at IS NULL AND user_id IS NULL
    AND expires_at > ${now.getTime()})`;

/**
 * Invites an address, while the owner has fewer open invitations than `max`; one who is in the team already stays as
 * they are.
 * @param onlyIf a further condition, decided inside the write
 */
export function insertMember(member: NewMember, max: number, onlyIf: Condition = sql`1`): Write {
  const row = { ...member, userId: null, acceptedAt: null, removedAt: null };
  const isFree = sql`NOT EXISTS (SELECT 1 FROM members WHERE owner_id = ${member.ownerId} AND email = ${member.email}
    AND removed_at IS NULL)`;
  return insertWhere(
    members,
    row,
    sql`${openInvitations(member.ownerId, member.createdAt)} < ${max} AND ${isFree} AND ${onlyIf}`,
  );
}

/** The condition that an invitation is open with that link, inside a write. */
export const isOpenInvitation = (id: string, tokenHash: string): Condition =>
  sql`EXISTS (SELECT 1 FROM members WHERE id = ${id} AND token_hash = ${tokenHash} AND removed_at IS NULL)`;

/** The condition that nobody has a card, inside a write. */
export const isFreeCard = (cardId: string): Condition =>
  sql`EXISTS (SELECT 1 FROM cards WHERE id = ${cardId} AND member_id IS NULL AND deleted_at IS NULL)`;

/** The condition that a card is a member's, inside a write. */
export const isAssigned = (cardId: string, memberId: string): Condition =>
  sql`EXISTS (SELECT 1 FROM cards WHERE id = ${cardId} AND member_id = ${memberId} AND deleted_at IS NULL)`;

/** The condition that somebody is in the team, inside a write. */
export const isMember = (ownerId: string, id: string): Condition =>
  sql`EXISTS (SELECT 1 FROM members WHERE id = ${id} AND owner_id = ${ownerId} AND removed_at IS NULL)`;

export async function findMember(db: Database, ownerId: string, id: string): Promise<MemberRow | undefined> {
  const [row] = await db
    .select()
    .from(members)
    .where(and(eq(members.id, id), eq(members.ownerId, ownerId), live));
  return row;
}

export async function findMemberByEmail(
  db: Database,
  ownerId: string,
  email: string,
): Promise<MemberRow | undefined> {
  const [row] = await db
    .select()
    .from(members)
    .where(and(eq(members.ownerId, ownerId), eq(members.email, email), live));
  return row;
}

/** What an invitation says: who invites, and to what. */
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

/** The invitations of an address that are open, the newest first. */
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
 * Makes a member of whom an open invitation is for: only an enabled account with that very address, proved. An account
 * that is in the team already does not get in twice. All that is decided inside the write.
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

/** The condition that an invitation was accepted by an account, inside a write behind that one. */
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

export function changeMemberRow(
  db: Database,
  ownerId: string,
  id: string,
  change: Pick<MemberRow, "permission">,
  onlyIf: Condition = sql`1`,
): Write {
  return db
    .update(members)
    .set(change)
    .where(and(eq(members.id, id), eq(members.ownerId, ownerId), live, onlyIf));
}

/** Takes somebody out of the team, or an invitation back; their card is unassigned by {@link unassignCardOf}. */
export function removeMemberRow(
  ownerId: string,
  id: string,
  now: Date,
  when: Condition = isMember(ownerId, id),
): Write {
  return statement(sql`UPDATE members SET removed_at = ${now.getTime()}, token_hash = NULL
    WHERE id = ${id} AND owner_id = ${ownerId} AND removed_at IS NULL AND ${when}`);
}

/** The condition that a card nobody has can be a member's, who has none, inside a write. */
export const isAssignable = (ownerId: string, cardId: string, memberId: string): Condition =>
  sql`${isFreeCard(cardId)} AND ${isMember(ownerId, memberId)}
    AND NOT EXISTS (SELECT 1 FROM cards other WHERE other.member_id = ${memberId} AND other.deleted_at IS NULL)`;

/** Assigns a card that nobody has to a member who has none: of parallel ones exactly one. */
export function assignCardRow(db: Database, ownerId: string, cardId: string, memberId: string): Write {
  return db
    .update(cards)
    .set({ memberId })
    .where(and(eq(cards.id, cardId), eq(cards.ownerId, ownerId), isAssignable(ownerId, cardId, memberId)));
}

/** @param memberId whose it is now: what was assigned anew meanwhile stays */
export function unassignCardRow(db: Database, ownerId: string, cardId: string, memberId: string): Write {
  return db
    .update(cards)
    .set({ memberId: null })
    .where(and(eq(cards.id, cardId), eq(cards.ownerId, ownerId), eq(cards.memberId, memberId)));
}

/** Unassigns whatever a member has. */
export const unassignCardOf = (ownerId: string, memberId: string, when: Condition): Write =>
  statement(sql`UPDATE cards SET member_id = NULL
    WHERE owner_id = ${ownerId} AND member_id = ${memberId} AND ${when}`);

/** The members of these ids, for what is shown of their cards. */
export async function findMembersOfCards(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, MemberRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(members)
    .where(sql`${members.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The places that somebody has in teams, with what each team's owner is and has paid for. */
export function listMemberships(db: Database, userId: string) {
  return db
    .select({
      memberId: members.id,
      ownerId: members.ownerId,
      permission: members.permission,
      ownerName: users.name,
      ownerEnabled: users.isEnabled,
      entitlement: entitlements,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.ownerId))
    .leftJoin(entitlements, eq(entitlements.userId, members.ownerId))
    .where(and(eq(members.userId, userId), live))
    .orderBy(asc(members.acceptedAt));
}

export type MembershipRow = Awaited<ReturnType<typeof listMemberships>>[number];

/** Words of a search, each of which has to be in the name, the address or the card. */
function fits(search: string): SQL | undefined {
  const words = search.trim().split(/\s+/u).filter(Boolean).slice(0, 5);
  return and(
    ...words.map((word) => {
      const like = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
      return sql`(${members.email} LIKE ${like} ESCAPE '\\' OR ${users.name} LIKE ${like} ESCAPE '\\'
        OR ${cards.title} LIKE ${like} ESCAPE '\\')`;
    }),
  );
}

function inState(state: MemberFilter["state"], now: Date): SQL | undefined {
  if (state === "active") return isNotNull(members.userId);
  if (state === "invited") return and(isNull(members.userId), gt(members.expiresAt, now));
  if (state === "expired") return and(isNull(members.userId), lte(members.expiresAt, now));
  return undefined;
}

/** Members with their account's name, their card and when they were seen last. */
const listed = (db: Database) =>
  db
    .select({
      ...getTableColumns(members),
      name: users.name,
      card: { hash: cards.hash, title: cards.title },
      lastSeenAt:
        sql<Date | null>`(SELECT max(coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})) FROM ${sessions}
        WHERE ${sessions.userId} = ${members.userId} AND ${sessions.actedBy} IS NULL)`.mapWith(
          sessions.createdAt,
        ),
    })
    .from(members)
    .leftJoin(users, eq(users.id, members.userId))
    .leftJoin(cards, and(eq(cards.memberId, members.id), isNull(cards.deletedAt)));

/** An owner's members that fit, the newest first. */
export function listMemberRows(
  db: Database,
  ownerId: string,
  { search = "", state }: MemberFilter,
  now: Date,
  limit: number,
  after?: ListPlace,
) {
  const { older, order } = keyset(members, after);
  return listed(db)
    .where(and(eq(members.ownerId, ownerId), live, fits(search), inState(state, now), older))
    .orderBy(...order)
    .limit(limit);
}

export type ListedMemberRow = Awaited<ReturnType<typeof listMemberRows>>[number];

/** @param id the member's */
export async function findListedMember(
  db: Database,
  ownerId: string,
  id: string,
): Promise<ListedMemberRow | undefined> {
  const [row] = await listed(db).where(and(eq(members.id, id), eq(members.ownerId, ownerId), live));
  return row;
}

/** How many are in an owner's team, and how many of them are invited still, open or expired. */
export async function countMembers(db: Database, ownerId: string): Promise<{ all: number; invited: number }> {
  const [row] = await db
    .select({
      all: sql<number>`count(*)`,
      invited: sql<number>`coalesce(sum(${members.userId} IS NULL), 0)`,
    })
    .from(members)
    .where(and(eq(members.ownerId, ownerId), live));
  return row ?? { all: 0, invited: 0 };
}
