import { and, asc, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import { DAY_MS } from "~/domain/durations";
import {
  INVITED_LATER,
  NOT_INVITED_YET,
  ROW_PROBLEMS,
  type RowContent,
  type RowReason,
} from "~/domain/team/import/row";
import type { Database } from "~/server/platform/platform.server";
import { isFreeCard } from "./assigned-cards.server";
import { type Condition, statement, type Write } from "./batch.server";
import { insertFrom, insertWhere } from "./insert-where.server";
import { cards } from "./schema/cards.server";
import { memberImportRows, memberImports } from "./schema/team.server";

export type MemberImportRecord = typeof memberImports.$inferSelect;

/** Rows per statement: they are written as one parameter of at most two megabytes. */
const PER_STATEMENT = 100;

export interface RowToKeep {
  place: number;
  content: RowContent;
  /** Why it is refused; null while it waits. */
  reason: RowReason | null;
}

type NewImport = Pick<
  MemberImportRecord,
  "id" | "ownerId" | "permission" | "invites" | "total" | "createdAt"
>;

/** Begins an import with its rows, while no other of its owner's runs: a stuck one blocks for a day at most. */
export function insertMemberImport(row: NewImport, rows: readonly RowToKeep[]): Write[] {
  const rest = { state: "running" as const, endedAt: null };
  const isFree = sql`NOT EXISTS (SELECT 1 FROM member_imports WHERE owner_id = ${row.ownerId}
    AND state = 'running' AND created_at > ${row.createdAt.getTime() - DAY_MS})`;
  const chunks = Array.from({ length: Math.ceil(rows.length / PER_STATEMENT) }, (_, at) =>
    rows.slice(at * PER_STATEMENT, (at + 1) * PER_STATEMENT),
  );
  return [
    insertWhere(memberImports, { ...rest, ...row }, isFree),
    ...chunks.map((chunk) =>
      insertFrom(
        memberImportRows,
        {
          importId: row.id,
          place: sql`json_extract(value, '$.place')`,
          content: sql`json_extract(value, '$.content')`,
          state: sql`iif(json_extract(value, '$.reason') IS NULL, 'waiting', 'refused')`,
          reason: sql`json_extract(value, '$.reason')`,
          cardId: null,
        },
        sql`FROM json_each(${JSON.stringify(chunk)}) WHERE ${isImport(row.id)}`,
      ),
    ),
  ];
}

const isImport = (id: string): SQL => sql`EXISTS (SELECT 1 FROM member_imports WHERE id = ${id})`;

/** The condition that an import is running. */
export const isRunning = (id: string): Condition =>
  sql`EXISTS (SELECT 1 FROM member_imports WHERE id = ${id} AND state = 'running')`;

/** Any owner's import: for its jobs. */
export async function findMemberImport(db: Database, id: string): Promise<MemberImportRecord | undefined> {
  const [row] = await db.select().from(memberImports).where(eq(memberImports.id, id));
  return row;
}

const listed = (reasons: readonly string[]): SQL =>
  sql.join(
    reasons.map((reason) => sql`${reason}`),
    sql`, `,
  );
const yet = listed(NOT_INVITED_YET);
const later = listed(INVITED_LATER);

const counts = {
  done: sql<number>`count(CASE WHEN ${memberImportRows.state} <> 'waiting' THEN 1 END)`,
  leftOut: sql<number>`count(CASE WHEN ${memberImportRows.state} = 'refused'
    AND ${memberImportRows.reason} IN (${listed(ROW_PROBLEMS)}) THEN 1 END)`,
  cards: sql<number>`count(${memberImportRows.cardId})`,
  invited: sql<number>`count(CASE WHEN ${memberImports.invites} AND ${memberImportRows.state} = 'done'
    AND ${memberImportRows.reason} IS NULL THEN 1 END)`,
  notInvited: sql<number>`count(CASE WHEN ${memberImportRows.cardId} IS NOT NULL
    AND ${memberImportRows.reason} IN (${yet}) THEN 1 END)`,
  later: sql<number>`count(CASE WHEN ${memberImportRows.cardId} IS NOT NULL
    AND ${memberImportRows.reason} IN (${later}) THEN 1 END)`,
  /** When inviting resumes, in ms; null where no job is scheduled. */
  resumesAt: sql<number | null>`(SELECT min(job.run_at) FROM outbox AS job WHERE ${isResumed(
    sql`member_imports.id`,
    sql`'members:' || member_imports.owner_id`,
  )})`,
};

/** The condition that an outbox row `job` is pending that resumes the inviting of an import. */
function isResumed(importId: SQL, shard: SQL): SQL {
  return sql`job.state = 'pending' AND job.shard = ${shard} AND job.name = 'resumeMemberImport'
    AND json_extract(job.payload, '$.importId') = ${importId}`;
}

/** An owner's imports with their progress, newest first. */
export function listMemberImports(db: Database, ownerId: string, limit: number, id?: string) {
  return db
    .select({ record: memberImports, ...counts })
    .from(memberImports)
    .leftJoin(memberImportRows, eq(memberImportRows.importId, memberImports.id))
    .where(and(eq(memberImports.ownerId, ownerId), id === undefined ? undefined : eq(memberImports.id, id)))
    .groupBy(memberImports.id)
    .orderBy(desc(memberImports.createdAt))
    .limit(limit);
}

export type CountedImport = Awaited<ReturnType<typeof listMemberImports>>[number];

/** All rows of an import in file order. */
export function listImportRows(db: Database, importId: string) {
  return db
    .select({ row: memberImportRows, hash: cards.hash })
    .from(memberImportRows)
    .leftJoin(cards, eq(cards.id, memberImportRows.cardId))
    .where(eq(memberImportRows.importId, importId))
    .orderBy(asc(memberImportRows.place));
}

/** The next waiting rows of an import. */
export function listWaitingRows(db: Database, importId: string, after: number, limit: number) {
  return db
    .select()
    .from(memberImportRows)
    .where(
      and(
        eq(memberImportRows.importId, importId),
        eq(memberImportRows.state, "waiting"),
        gt(memberImportRows.place, after),
      ),
    )
    .orderBy(asc(memberImportRows.place))
    .limit(limit);
}

/** The condition that a row waits. */
export const isWaiting = (importId: string, place: number): Condition =>
  sql`EXISTS (SELECT 1 FROM member_import_rows WHERE import_id = ${importId} AND place = ${place} AND state = 'waiting')`;

/** The condition that a row waits and the card made for it is unassigned. */
export const isInvitable = (importId: string, place: number, cardId: string): Condition =>
  sql`${isWaiting(importId, place)} AND ${isFreeCard(cardId)}`;

/**
 * Records the outcome of a waiting row, behind the writes that created its card and invitation: their result is read
 * here.
 * @param invited the member that the card was to be assigned to; without one, `reason` is why no invitation was sent
 */
export function settleRow(
  { importId, place, cardId }: { importId: string; place: number; cardId: string },
  { invited, reason }: { invited?: { id: string; ownerId: string; email: string }; reason: RowReason | null },
): Write {
  const isMade = sql`EXISTS (SELECT 1 FROM cards WHERE id = ${cardId})`;
  const whyNot = invited
    ? sql`CASE WHEN EXISTS (SELECT 1 FROM cards WHERE id = ${cardId} AND member_id = ${invited.id}) THEN NULL
        WHEN NOT EXISTS (SELECT 1 FROM cards WHERE id = ${cardId} AND member_id IS NULL AND deleted_at IS NULL)
          OR EXISTS (SELECT 1 FROM members WHERE owner_id = ${invited.ownerId} AND email = ${invited.email}
          AND removed_at IS NULL) THEN 'taken' ELSE 'pendingLimit' END`
    : sql`${reason}`;
  return statement(sql`UPDATE member_import_rows SET
      state = CASE WHEN ${isMade} THEN 'done' ELSE 'refused' END,
      card_id = CASE WHEN ${isMade} THEN ${cardId} END,
      reason = CASE WHEN ${isMade} THEN ${whyNot} ELSE 'noSeat' END
    WHERE import_id = ${importId} AND place = ${place} AND state = 'waiting'`);
}

/** Refuses a waiting row, or ends its inviting where it has its card. */
export const refuseRow = (importId: string, place: number, reason: RowReason): Write =>
  refuse(reason, sql`import_id = ${importId} AND place = ${place}`);

/** The same for all rows of an import. */
export const refuseRows = (importId: string, reason: RowReason): Write =>
  refuse(reason, sql`import_id = ${importId}`);

const refuse = (reason: RowReason, which: SQL): Write =>
  statement(sql`UPDATE member_import_rows SET reason = ${reason},
      state = CASE WHEN card_id IS NULL THEN 'refused' ELSE 'done' END
    WHERE ${which} AND state = 'waiting'`);

/** Ends an import without waiting rows. */
export function endMemberImport(id: string, now: Date): Write {
  return statement(sql`UPDATE member_imports SET state = 'done', ended_at = ${now.getTime()} WHERE id = ${id}
    AND NOT EXISTS (SELECT 1 FROM member_import_rows WHERE import_id = ${id} AND state = 'waiting')`);
}

const notInvited = (which: "all" | "later"): SQL =>
  sql`state = 'done' AND card_id IS NOT NULL AND reason IN (${which === "all" ? yet : later})`;

/** The condition that an import has ended and {@link reopenMemberImport} restarts it. */
export const isReopenable = (id: string, which: "all" | "later"): Condition =>
  sql`EXISTS (SELECT 1 FROM member_imports WHERE id = ${id} AND state = 'done')
    AND EXISTS (SELECT 1 FROM member_import_rows WHERE import_id = ${id} AND ${notInvited(which)})`;

/**
 * Resumes inviting for an ended import: rows that could not be invited wait again, with their cards.
 * @param which all of them, or those stopped by a daily limit
 */
export function reopenMemberImport(id: string, which: "all" | "later"): Write[] {
  return [
    statement(sql`UPDATE member_import_rows SET state = 'waiting', reason = NULL
      WHERE import_id = ${id} AND ${notInvited(which)}
      AND EXISTS (SELECT 1 FROM member_imports WHERE id = ${id} AND state = 'done')`),
    statement(sql`UPDATE member_imports SET state = 'running', invites = 1, ended_at = NULL WHERE id = ${id} AND state = 'done'
      AND EXISTS (SELECT 1 FROM member_import_rows WHERE import_id = ${id} AND state = 'waiting')`),
  ];
}

/** Postpones all waiting rows that have a card already: today's invitations are used up. */
export const putOffInvitations = (importId: string): Write =>
  statement(sql`UPDATE member_import_rows SET state = 'done', reason = 'dailyLimit'
    WHERE import_id = ${importId} AND state = 'waiting' AND card_id IS NOT NULL`);

/** Stops the automatic invitations of an import for rows that have a card already. */
export const stopInvitations = (importId: string): Write =>
  statement(sql`UPDATE member_import_rows SET state = 'done', reason = 'stopped'
    WHERE import_id = ${importId} AND card_id IS NOT NULL
    AND (state = 'waiting' OR (state = 'done' AND reason IN (${later})))`);

/** The condition that an ended import has rows to be invited automatically, and no job for that is scheduled yet. */
export const isToResume = (id: string, shard: string, now: Date): Condition =>
  sql`EXISTS (SELECT 1 FROM member_imports WHERE id = ${id} AND state = 'done')
    AND EXISTS (SELECT 1 FROM member_import_rows WHERE import_id = ${id} AND ${notInvited("later")})
    AND NOT EXISTS (SELECT 1 FROM outbox AS job WHERE ${isResumed(sql`${id}`, sql`${shard}`)}
      AND job.run_at > ${now.getTime()})`;

export function deleteMemberImport(id: string): Write[] {
  return [
    statement(sql`DELETE FROM member_import_rows WHERE import_id = ${id}`),
    statement(sql`DELETE FROM member_imports WHERE id = ${id}`),
  ];
}

/** @returns those of some addresses that are in an owner's team or invited to it */
export async function findTeamEmails(
  db: Database,
  ownerId: string,
  emails: readonly string[],
): Promise<Set<string>> {
  const rows = await db.all<{ email: string }>(sql`SELECT email FROM members WHERE owner_id = ${ownerId}
    AND removed_at IS NULL AND email IN (SELECT value FROM json_each(${JSON.stringify(emails)}))`);
  return new Set(rows.map(({ email }) => email));
}
