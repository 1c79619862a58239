import { type SQL, sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import { statement, type Write } from "../batch.server";
import { idsOf } from "../scope.server";
import { HOLDERS, type Holder, type ImageTable, tablesOf } from "./image-tables.server";

/**
 * Removes every image of some holders: the only place where images are removed with their holders.
 * @param ids a query in brackets
 */
export const deleteImagesOf = (kinds: readonly Holder[], ids: SQL): Write[] =>
  tablesOf(kinds).map(({ table, holder }) => statement(sql`DELETE FROM ${table} WHERE ${holder} IN ${ids}`));

/** The same for holders of any kind by their ids. */
export const deleteEveryImageOf = (ids: readonly string[]): Write[] => deleteImagesOf(HOLDERS, idsOf(ids));

/**
 * A query of the keys of all images of some holders, each once. Five terms with all kinds: D1 takes no more.
 * @param holders the name of a query of their ids, called `id`: each is looked up, whatever the tables' size
 */
export const imageKeysIn = (kinds: readonly Holder[], holders: SQL): SQL =>
  sql.join(
    tablesOf(kinds).map(
      ({ table, holder, key }) =>
        sql`SELECT ${key} FROM ${holders} CROSS JOIN ${table} ON ${holder} = ${holders}.id`,
    ),
    sql` UNION `,
  );

/** The same for all kinds of holders. */
export const everyImageKeyIn = (holders: SQL): SQL => imageKeysIn(HOLDERS, holders);

/** @returns the keys of all images of some holders: pages, cards, templates, drafts or a user */
export async function imageKeysOf(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db.all<{ key: string }>(
    sql`WITH holders (id) AS MATERIALIZED ${idsOf(ids)} ${everyImageKeyIn(sql`holders`)}`,
  );
  return rows.map(({ key }) => key);
}

/** @returns those of the keys that other holders use too: their objects stay */
export function keysOfOthers(
  db: Database,
  keys: readonly string[],
  ids: readonly string[],
): Promise<Set<string>> {
  return keysAmong(
    db,
    keys,
    usesOf(({ holder }) => sql`AND ${holder} NOT IN ${idsOf(ids)}`),
  );
}

/** @returns those of the keys (at most 1,000) that any page, block, card, user, share image or draft still uses */
export function usedImageKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const isShareImage = sql`EXISTS (SELECT 1 FROM pages
    WHERE share_image_key IS NOT NULL AND share_image_key = wanted.value)`;
  return keysAmong(db, keys, [...usesOf(() => sql``), isShareImage]);
}

/** The conditions, of each table, that an image of it has the wanted key. */
const usesOf = (further: (table: ImageTable) => SQL): SQL[] =>
  tablesOf(HOLDERS).map(
    (images) =>
      sql`EXISTS (SELECT 1 FROM ${images.table} WHERE ${images.key} = wanted.value ${further(images)})`,
  );

async function keysAmong(db: Database, keys: readonly string[], uses: SQL[]): Promise<Set<string>> {
  const rows = await db.all<{ key: string }>(sql`
    SELECT wanted.value AS key FROM json_each(${JSON.stringify(keys)}) AS wanted
    WHERE ${sql.join(uses, sql` OR `)}`);
  return new Set(rows.map(({ key }) => key));
}
