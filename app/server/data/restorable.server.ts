import { and, eq, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import { restorableUntil } from "~/domain/deleted";
import { HOUR_MS } from "~/domain/durations";
import { LIMITS } from "~/domain/limits";
import { statement, type Write } from "./batch.server";
import { deleteImagesOf } from "./images/held-images.server";
import type { Holder } from "./images/image-tables.server";
import { cards } from "./schema/cards.server";
import { pages } from "./schema/pages.server";

interface RestorableKind {
  table: typeof pages | typeof cards;
  holder: Holder;
  /** The columns to set when a row can no longer be restored. */
  ended: SQL;
}

const KINDS = {
  pages: {
    table: pages,
    holder: "page",
    ended: sql`restorable_since = NULL, published = 0, title = '', share_image_key = NULL,
      content = json_object('profile', json_object('title', '', 'bio', ''), 'blocks', json_array())`,
  },
  cards: { table: cards, holder: "card", ended: sql`given_back_at = NULL, deleted_of = NULL` },
} satisfies Record<string, RestorableKind>;

/** The condition that an owner's page or card is deleted and can be restored. */
export const isRestorable = (table: RestorableKind["table"], ownerId: string, now: Date): SQL | undefined =>
  and(
    eq(table.ownerId, ownerId),
    gt(table.restorableSince, restorableUntil(now)),
    isNotNull(table.deletedAt),
  );

const countOwn = (table: RestorableKind["table"], ownerId: string | SQL): SQL<number> =>
  sql<number>`(SELECT count(*) FROM ${table} AS own WHERE own.owner_id = ${ownerId} AND own.deleted_at IS NULL)`;

/** How long what was deleted over the limit may return: it takes no more room than it had. */
const overLimitSince = (now: Date) => now.getTime() - HOUR_MS;

/**
 * How many pages or cards an owner had when one is deleted, itself among them, and those deleted within the hour before:
 * they may return in any order.
 * @param ownerId an id, or an expression of the statement
 */
export function countBeside(table: RestorableKind["table"], ownerId: string | SQL, now: Date): SQL<number> {
  const restorableSince = sql.identifier(table.restorableSince.name);
  return sql<number>`max(${countOwn(table, ownerId)}, coalesce((SELECT max(gone.deleted_beside)
    FROM ${table} AS gone WHERE gone.owner_id = ${ownerId}
    AND gone.${restorableSince} > ${overLimitSince(now)}), 0))`;
}

/**
 * The condition that an owner has room for one of the rows that a write restores: below the plan's limit, or where it was
 * a moment ago and as many were there.
 */
export const hasRoomToReturn = (
  table: RestorableKind["table"],
  ownerId: string,
  limit: number,
  now: Date,
): SQL => {
  const count = countOwn(table, ownerId);
  return sql`(${count} < ${limit}
    OR (${table.restorableSince} > ${overLimitSince(now)} AND ${count} < ${table.deletedBeside}))`;
};

/** Ends the time to restore deleted pages and cards: their images are deleted, and pages are emptied. */
export const endRestorable = (now: Date): Write[] =>
  Object.values(KINDS).flatMap((kind) => {
    const { id, restorableSince } = kind.table;
    return endThose(
      kind,
      sql`${restorableSince} IS NOT NULL AND ${restorableSince} <= ${restorableUntil(now).getTime()}
        ORDER BY ${restorableSince}, ${id} LIMIT ${LIMITS.restorableEndedPerRun}`,
    );
  });

/** Only the latest of an owner's deleted pages or cards can be restored: deletions must not accumulate storage. */
export function endOldest(name: keyof typeof KINDS, ownerId: string): Write[] {
  const kind = KINDS[name];
  const { table } = kind;
  return endThose(
    kind,
    sql`${table.ownerId} = ${ownerId} AND ${table.restorableSince} IS NOT NULL
      ORDER BY ${table.restorableSince} DESC, ${table.id} DESC LIMIT -1 OFFSET ${LIMITS.restorableKept}`,
  );
}

function endThose({ table, holder, ended }: RestorableKind, which: SQL): Write[] {
  const ids = sql`(SELECT ${table.id} FROM ${table} WHERE ${which})`;
  return [
    ...deleteImagesOf([holder], ids),
    statement(sql`UPDATE ${table} SET ${ended} WHERE ${table.id} IN ${ids}`),
  ];
}
