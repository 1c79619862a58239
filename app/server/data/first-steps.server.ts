import { sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import { isPictured } from "./images/image-columns.server";

/** Pages that are searched for links: with more pages the step was done long ago. */
const MAX_PAGES = 3;

/** The first steps derived from a user's content. */
export interface DoneSteps {
  page: boolean;
  picture: boolean;
  links: boolean;
  card: boolean;
}

/** @returns the first steps a user has done, by their pages, images and cards */
export async function findDoneSteps(db: Database, userId: string, links: number): Promise<DoneSteps> {
  const [row] = await db.all<Record<keyof DoneSteps, number>>(sql`
    WITH own AS MATERIALIZED (
      SELECT id, published, suspended_at, content FROM pages
      WHERE owner_id = ${userId} AND deleted_at IS NULL ORDER BY created_at DESC LIMIT ${MAX_PAGES})
    SELECT
      EXISTS (SELECT 1 FROM own WHERE published = 1 AND suspended_at IS NULL) AS page,
      ${isPictured(userId, sql`(SELECT id FROM own)`)} AS picture,
      (SELECT count(*) FROM (
        SELECT 1 FROM own, json_each(own.content, '$.blocks') AS block,
          json_each(block.value, '$.data.items') AS item
        WHERE coalesce(json_extract(item.value, '$.url'), json_extract(item.value, '$.value'), '') <> ''
        LIMIT ${links})) >= ${links} AS links,
      EXISTS (SELECT 1 FROM cards WHERE owner_id = ${userId} AND deleted_at IS NULL) AS card`);
  const has = (name: keyof DoneSteps) => row?.[name] === 1;
  return { page: has("page"), picture: has("picture"), links: has("links"), card: has("card") };
}
