import { sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";

/** More than an isolate has to know; operators who suspend this much delete what is suspended. */
const MAX_HIDDEN = 50_000;

/**
 * @returns the keys of images that suspended pages and blocked accounts use, and that no other page or card shows. Reads
 *   what is suspended or blocked, and nothing else.
 */
export async function hiddenImageKeys(db: Database): Promise<string[]> {
  const rows = await db.all<{ key: string }>(sql`
    WITH hidden_pages AS MATERIALIZED (
      SELECT id, share_image_key AS key FROM pages WHERE suspended_at IS NOT NULL
      UNION ALL SELECT pages.id, share_image_key FROM users CROSS JOIN pages ON pages.owner_id = users.id
        WHERE users.is_enabled = 0 AND pages.deleted_at IS NULL),
    hidden_holders AS MATERIALIZED (
      SELECT id FROM hidden_pages
      UNION ALL SELECT cards.id FROM users CROSS JOIN cards ON cards.owner_id = users.id
        WHERE users.is_enabled = 0 AND cards.deleted_at IS NULL),
    hidden_uses AS (
      SELECT key, count(*) AS uses FROM (
        SELECT key FROM page_images WHERE page_id IN hidden_holders
        UNION ALL SELECT key FROM block_images WHERE holder_id IN hidden_holders
        UNION ALL SELECT key FROM card_images WHERE holder_id IN hidden_holders)
      GROUP BY key)
    SELECT key FROM hidden_pages WHERE key IS NOT NULL
    UNION ALL SELECT key FROM hidden_uses AS hidden
      WHERE uses = (SELECT count(*) FROM page_images WHERE key = hidden.key)
        + (SELECT count(*) FROM block_images WHERE key = hidden.key)
        + (SELECT count(*) FROM card_images WHERE key = hidden.key)
    LIMIT ${MAX_HIDDEN}`);
  return rows.map(({ key }) => key);
}
