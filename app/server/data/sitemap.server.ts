import { sql } from "drizzle-orm";
import type { OwnedPage } from "~/domain/pages/visitor";
import type { Database } from "~/server/platform/platform.server";
import type { EntitlementRow } from "./users.server";
import { SHOWN_PAGE } from "./visible.server";

/**
 * What search engines may index, as far as the page's row determines it: exactly the condition of the index
 * `pages_listed`, which covers all columns read here, so that no content is read.
 */
const LISTED = sql`${SHOWN_PAGE}
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

/** A page that may be in the sitemap; the caller checks whether it has expired. */
export interface ListedPage extends OwnedPage {
  slug: string;
  updatedAt: Date;
}

/** A range of page addresses: from the first, up to but excluding the last; open without one. */
export interface SlugRange {
  from?: string;
  before?: string;
}

/**
 * Reads the index once, whatever the size of a part.
 * @returns the first address of every part of `size` pages that may be listed, of at most `most` parts
 */
export async function listedStarts(db: Database, size: number, most: number): Promise<string[]> {
  const listed = sql`SELECT slug FROM pages INDEXED BY pages_listed WHERE ${LISTED}`;
  const rows = await db.all<{ start: string }>(sql`
    WITH RECURSIVE starts(start, part) AS (
      SELECT (${listed} ORDER BY slug LIMIT 1), 1
      UNION ALL
      SELECT (${listed} AND slug >= start ORDER BY slug LIMIT 1 OFFSET ${size}), part + 1
      FROM starts WHERE start IS NOT NULL AND part < ${most})
    SELECT start FROM starts WHERE start IS NOT NULL ORDER BY part`);
  return rows.map(({ start }) => start);
}

/** @returns pages by their address, of owners whose account is enabled; reads only that range of the index */
export async function listedPages(
  db: Database,
  { from, before }: SlugRange,
  most: number,
): Promise<ListedPage[]> {
  const range = [
    ...(from === undefined ? [] : [sql`AND slug >= ${from}`]),
    ...(before === undefined ? [] : [sql`AND slug < ${before}`]),
  ];
  const rows = await db.all<Row>(sql`
    SELECT slug, is_pro, published_at, listed.updated_at AS updated_at, plan, status, seats, ends_at
    FROM (SELECT slug, owner_id, is_pro, published_at, updated_at FROM pages INDEXED BY pages_listed
      WHERE ${LISTED} ${sql.join(range, sql` `)} ORDER BY slug LIMIT ${most}) AS listed
    JOIN users ON users.id = listed.owner_id AND users.is_enabled = 1
    LEFT JOIN entitlements ON entitlements.user_id = listed.owner_id`);
  return rows.map(pageOf);
}

const instant = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds));

function pageOf({ slug, plan, status, seats, ...row }: Row): ListedPage {
  return {
    slug,
    updatedAt: new Date(row.updated_at),
    page: {
      ...{ published: true, unpublishedReason: null, deletedAt: null, suspendedAt: null },
      isPro: row.is_pro === 1,
      publishedAt: instant(row.published_at),
    },
    ownerEnabled: true,
    entitlement: plan === null ? null : { plan, status, seats, endsAt: instant(row.ends_at) },
  };
}
