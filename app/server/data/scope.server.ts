import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** Whose things a query may touch: an owner's, of these only what is assigned to a member where one is named. */
export interface Scope {
  ownerId: string;
  memberId?: string;
}

interface Scoped {
  ownerId: SQLiteColumn;
  memberId: SQLiteColumn;
}

/** The condition that a row is in a scope, for queries and for writes. */
export const inScope = (columns: Scoped, { ownerId, memberId }: Scope): SQL | undefined =>
  and(eq(columns.ownerId, ownerId), memberId === undefined ? undefined : eq(columns.memberId, memberId));

/** The condition that a row is somebody's own, or assigned to them in any team. */
export const withinReach = (columns: Scoped, userId: string): SQL =>
  sql`(${columns.ownerId} = ${userId} OR ${columns.memberId} IN
    (SELECT id FROM members WHERE user_id = ${userId} AND removed_at IS NULL))`;
