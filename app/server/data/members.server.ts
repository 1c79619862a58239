import { and, asc, eq, getTableColumns, gt, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { MemberFilter } from "~/domain/team/member";
import type { Database } from "~/server/platform/platform.server";
import { type Condition, statement, type Write } from "./batch.server";
import { keyset, type ListPlace } from "./keyset.server";
import { entitlements, sessions, users } from "./schema/accounts.server";
import { cards } from "./schema/cards.server";
import { members } from "./schema/team.server";
import { isFormer } from "./scope.server";
import { hasWords } from "./search-words.server";

export type MemberRow = typeof members.$inferSelect;

const live = isNull(members.removedAt);

/** The condition that a member or invitee is in the team, inside a write. */
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

/** Removes a member from the team, or revokes an invitation; their card is unassigned by {@link unassignCardOf}. */
export function removeMemberRow(
  ownerId: string,
  id: string,
  now: Date,
  when: Condition = isMember(ownerId, id),
): Write {
  return statement(sql`UPDATE members SET removed_at = ${now.getTime()}, token_hash = NULL
    WHERE id = ${id} AND owner_id = ${ownerId} AND removed_at IS NULL AND ${when}`);
}

/** The user's memberships, with each team owner's state and entitlement. */
export function listMemberships(db: Database, userId: string) {
  return db
    .select({
      memberId: members.id,
      ownerId: members.ownerId,
      permission: members.permission,
      seesContactsOf: sql<string>`(SELECT json_group_array(former.value)
        FROM json_each(${members.seesContactsOf}) AS former WHERE ${isFormer})`.mapWith(idsIn),
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

const idsIn = (json: string): string[] => JSON.parse(json);

export type MembershipRow = Awaited<ReturnType<typeof listMemberships>>[number];

/** The columns that a search covers. */
const SEARCHED = [members.email, users.name, cards.title];

function inState(state: MemberFilter["state"], now: Date): SQL | undefined {
  if (state === "active") return isNotNull(members.userId);
  if (state === "invited") return and(isNull(members.userId), gt(members.expiresAt, now));
  if (state === "expired") return and(isNull(members.userId), lte(members.expiresAt, now));
  return undefined;
}

/** Members with their account's name, their card and when they were last seen. */
const listed = (db: Database) =>
  db
    .select({
      ...getTableColumns(members),
      name: users.name,
      card: {
        hash: cards.hash,
        title: cards.title,
        header: sql<string>`json_extract(${cards.content}, '$.header')`,
      },
      lastSeenAt:
        sql<Date | null>`(SELECT max(coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})) FROM ${sessions}
        WHERE ${sessions.userId} = ${members.userId} AND ${sessions.actedBy} IS NULL)`.mapWith(
          sessions.createdAt,
        ),
    })
    .from(members)
    .leftJoin(users, eq(users.id, members.userId))
    .leftJoin(cards, and(eq(cards.memberId, members.id), isNull(cards.deletedAt)));

/** An owner's members that match, newest first. */
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
    .where(and(eq(members.ownerId, ownerId), live, hasWords(search, SEARCHED), inState(state, now), older))
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

/** How many members an owner's team has, and how many of them are still invited, open or expired. */
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

/** The accounts of an owner's accepted members. */
export async function listMemberAccounts(db: Database, ownerId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.ownerId, ownerId), live, isNotNull(members.userId)));
  return rows.flatMap(({ userId }) => userId ?? []);
}
