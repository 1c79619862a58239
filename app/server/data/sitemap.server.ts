import { sql } from "drizzle-orm";
import type { PageFacts } from "~/domain/pages/state";
import type { Database } from "~/server/platform/platform.server";
import type { EntitlementRow } from "./users.server";

/**
 * What search engines may be led to, as far as the page's row tells: word for word the condition of the index
 * `pages_listed`, which holds all that is read of a page here, so that no content is touched.
 */
const LISTED = sql`published = 1 AND deleted_at IS NULL AND suspended_at IS NULL
  AND json_extract(content, '$.sensitive') IS NULL AND json_extract(content, '$.seo.isHidden') IS NOT 1`;

interface Row {
  slug: string;
  is_pro: number;
  published_at: number | null;
  updated_at: number;
  plan: EntitlementRow["plan"] | null;
  status: string;
  seats: number;
  ends_at: number | null;
}

/** A page that may be in the sitemap; whether it has expired is for the caller to tell. */
export interface ListedPage {
  slug: string;
  updatedAt: Date;
  facts: PageFacts;
  entitlement: Pick<EntitlementRow, "plan" | "status" | "seats" | "endsAt"> | null;
}

/** @returns how many pages may be listed, counted to `most` at most */
export async function countListedPages(db: Database, most: number): Promise<number> {
  const [row] = await db.all<{ count: number }>(
    sql`SELECT count(*) AS count FROM (SELECT 1 FROM pages INDEXED BY pages_listed WHERE ${LISTED} LIMIT ${most})`,
  );
  return row?.count ?? 0;
}

/** @returns pages by their address, of owners whose account is enabled */
export async function listedPages(db: Database, limit: number, offset: number): Promise<ListedPage[]> {
  const rows = await db.all<Row>(sql`
    SELECT slug, is_pro, published_at, listed.updated_at AS updated_at, plan, status, seats, ends_at
    FROM (SELECT slug, owner_id, is_pro, published_at, updated_at FROM pages INDEXED BY pages_listed
      WHERE ${LISTED} ORDER BY slug LIMIT ${limit} OFFSET ${offset}) AS listed
    JOIN users ON users.id = listed.owner_id AND users.is_enabled = 1
    LEFT JOIN entitlements ON entitlements.user_id = listed.owner_id`);
  return rows.map(pageOf);
}

const instant = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds));

function pageOf({ slug, plan, status, seats, ...row }: Row): ListedPage {
  return {
    slug,
    updatedAt: new Date(row.updated_at),
    facts: {
      ...{ published: true, unpublishedReason: null, deletedAt: null, suspendedAt: null },
      isPro: row.is_pro === 1,
      publishedAt: instant(row.published_at),
    },
    entitlement: plan === null ? null : { plan, status, seats, endsAt: instant(row.ends_at) },
  };
}
