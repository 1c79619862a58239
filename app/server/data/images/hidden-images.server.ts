import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "~/server/platform/platform.server";
import { paidHolderOf } from "../paid-versions.server";
import { cardImages } from "../schema/cards.server";
import { blockImages, pageImages } from "../schema/pages.server";
import { VISIBLE_CARD, VISIBLE_PAGE } from "../visible.server";
import { imageKeysIn } from "./held-images.server";

/** More than an isolate has to hold; operators who suspend this much delete what is suspended. */
const MAX_HIDDEN = 50_000;

/**
 * @returns the keys of images that suspended pages and blocked accounts use, and that no live page or card shows:
 *   drafts and unpublished pages do not count. Reads only what is suspended or blocked.
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
      ${imageKeysIn(["page", "card"], sql`hidden_holders`)})
    SELECT key FROM hidden_pages WHERE key IS NOT NULL
    UNION ALL SELECT key FROM hidden_keys AS hidden WHERE NOT (
      ${isShownBy(pageImages, pageImages.pageId, sql`pages`, VISIBLE_PAGE)}
      OR ${isShownBy(blockImages, blockImages.holderId, sql`pages`, VISIBLE_PAGE)}
      OR ${isShownBy(cardImages, cardImages.holderId, sql`cards`, VISIBLE_CARD)}
      OR ${isShownBy(cardImages, cardImages.holderId, sql`card_templates`, sql`users.is_enabled = 1`)})
    LIMIT ${MAX_HIDDEN}`);
  return rows.map(({ key }) => key);
}

/** The condition that a hidden image is shown to visitors by something of a table. */
const isShownBy = (
  images: typeof cardImages | typeof blockImages | typeof pageImages,
  holder: SQLiteColumn,
  things: SQL,
  isVisible: SQL,
): SQL =>
  sql`EXISTS (SELECT 1 FROM ${images} CROSS JOIN ${things} ON ${things}.id = ${holder}
    CROSS JOIN users ON users.id = ${things}.owner_id WHERE ${images.key} = hidden.key AND ${isVisible})`;
