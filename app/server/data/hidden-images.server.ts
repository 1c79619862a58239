import { sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import { paidHolderOf } from "./paid-versions.server";
import { VISIBLE_CARD, VISIBLE_PAGE } from "./visible.server";

/** More than an isolate has to know; operators who suspend this much delete what is suspended. */
const MAX_HIDDEN = 50_000;

/**
 * @returns the keys of images that suspended pages and blocked accounts use, and that no live page or card shows: neither
 *   a draft nor a page that is not published brings one back. Reads
 *   what is suspended or blocked, and nothing else.
 */
export async function hiddenImageKeys(db: Database): Promise<string[]> {
  const rows = await db.all<{ key: string }>(sql`
    WITH hidden_pages AS MATERIALIZED (
      SELECT id, share_image_key AS key FROM pages WHERE suspended_at IS NOT NULL
      UNION ALL SELECT pages.id, share_image_key FROM users CROSS JOIN pages ON pages.owner_id = users.id
        WHERE users.is_enabled = 0 AND pages.deleted_at IS NULL
      UNION ALL SELECT pages.id, share_image_key FROM users CROSS JOIN pages ON pages.owner_id = users.id
        WHERE users.is_enabled = 0 AND pages.restorable_since IS NOT NULL),
    hidden_holders AS MATERIALIZED (
      SELECT id FROM hidden_pages
      UNION ALL SELECT ${paidHolderOf(sql`page_id`)} FROM hidden_pages CROSS JOIN paid_versions ON page_id = id
      UNION ALL SELECT cards.id FROM users CROSS JOIN cards ON cards.owner_id = users.id
        WHERE users.is_enabled = 0 AND cards.deleted_at IS NULL
      UNION ALL SELECT cards.id FROM users CROSS JOIN cards ON cards.owner_id = users.id
        WHERE users.is_enabled = 0 AND cards.given_back_at IS NOT NULL
      UNION ALL SELECT card_templates.id FROM users CROSS JOIN card_templates ON card_templates.owner_id = users.id
        WHERE users.is_enabled = 0),
    hidden_keys AS MATERIALIZED (
      SELECT key FROM page_images WHERE page_id IN hidden_holders
      UNION SELECT key FROM block_images WHERE holder_id IN hidden_holders
      UNION SELECT key FROM card_images WHERE holder_id IN hidden_holders)
    SELECT key FROM hidden_pages WHERE key IS NOT NULL
    UNION ALL SELECT key FROM hidden_keys AS hidden
      WHERE NOT EXISTS (SELECT 1 FROM page_images AS image CROSS JOIN pages ON pages.id = image.page_id
          CROSS JOIN users ON users.id = pages.owner_id WHERE image.key = hidden.key AND ${VISIBLE_PAGE})
        AND NOT EXISTS (SELECT 1 FROM block_images AS image CROSS JOIN pages ON pages.id = image.holder_id
          CROSS JOIN users ON users.id = pages.owner_id WHERE image.key = hidden.key AND ${VISIBLE_PAGE})
        AND NOT EXISTS (SELECT 1 FROM card_images AS image CROSS JOIN cards ON cards.id = image.holder_id
          CROSS JOIN users ON users.id = cards.owner_id
          WHERE image.key = hidden.key AND ${VISIBLE_CARD})
        AND NOT EXISTS (SELECT 1 FROM card_images AS image CROSS JOIN card_templates
          ON card_templates.id = image.holder_id CROSS JOIN users ON users.id = card_templates.owner_id
          WHERE image.key = hidden.key AND users.is_enabled = 1)
    LIMIT ${MAX_HIDDEN}`);
  return rows.map(({ key }) => key);
}
