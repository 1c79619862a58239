import { type SQL, sql } from "drizzle-orm";
import type { LivePages } from "~/domain/billing/entitlement";
import { pages } from "./schema/pages.server";

export interface LiveLimit extends LivePages {
  /** What happens to a page beyond the limit: it is saved without going live, or nothing is written. */
  beyond: "save" | "refuse";
}

/** Condition of a write that makes a page live: other live pages of its owner leave room for it. */
export function hasRoom(ownerId: string, id: string, { max, except }: LivePages): SQL {
  const before = except?.publishedBefore?.getTime() ?? 0;
  const down = except ? sql`AND is_pro = 0 AND coalesce(published_at, ${before}) >= ${before}` : sql``;
  return sql`(SELECT count(*) FROM pages AS other WHERE owner_id = ${ownerId} AND published = 1
    AND deleted_at IS NULL AND id <> ${id} ${down}) < ${max}`;
}

/** Makes a page live. Without room it stays as it is, with the reason if it was not live. */
export function goLive(room: SQL, now: Date) {
  return {
    published: sql`CASE WHEN ${room} THEN 1 ELSE ${pages.published} END`,
    publishedAt: sql`CASE WHEN ${room} THEN ${now.getTime()} ELSE ${pages.publishedAt} END`,
    unpublishedReason: sql`CASE WHEN ${room} THEN NULL WHEN ${pages.published} = 1 THEN ${pages.unpublishedReason}
      ELSE 'limit' END`,
  };
}
