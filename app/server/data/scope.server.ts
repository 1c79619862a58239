import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** What a query may touch: an owner's rows; with a member, only those assigned to that member. */
export interface Scope {
  ownerId: string;
  memberId?: string;
  /** Former members whose contacts the owner lets that one see. */
  formerIds?: readonly string[];
}

interface Scoped {
  ownerId: SQLiteColumn;
  memberId: SQLiteColumn;
}

/** Ids as a list in a statement: one parameter, however many. */
export const idsOf = (ids: readonly string[]): SQL =>
  sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** The condition that a row is in a scope, for queries and for writes. */
export const inScope = (columns: Scoped, { ownerId, memberId, formerIds = [] }: Scope): SQL | undefined =>
  and(
    eq(columns.ownerId, ownerId),
    memberId === undefined
      ? undefined
      : formerIds.length === 0
        ? eq(columns.memberId, memberId)
        : sql`${columns.memberId} IN ${idsOf([memberId, ...formerIds])}`,
  );

/** The condition that a row is the user's own, or assigned to them in any team. */
export const withinReach = (columns: Scoped, userId: string): SQL =>
  sql`(${columns.ownerId} = ${userId} OR ${columns.memberId} IN
    (SELECT id FROM members WHERE user_id = ${userId} AND removed_at IS NULL))`;

/** The condition that an id in a list of former members, `former.value`, is not back in the team. */
export const isFormer: SQL = sql`NOT EXISTS (SELECT 1 FROM members present
  WHERE present.id = former.value AND present.removed_at IS NULL)`;

/** The same for contacts, including those of former members that the team's owner lets them see. */
export const withinContactReach = (columns: Scoped, userId: string): SQL =>
  sql`(${withinReach(columns, userId)} OR EXISTS (SELECT 1 FROM members, json_each(members.sees_contacts_of) AS former
    WHERE members.user_id = ${userId} AND members.removed_at IS NULL AND members.owner_id = ${columns.ownerId}
      AND former.value = ${columns.memberId} AND ${isFormer}))`;
