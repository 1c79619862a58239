import { and, eq, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import { restorableUntil } from "~/domain/deleted";
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
