import { sql } from "drizzle-orm";

/**
 * Whether visitors see a page of `pages`, as far as its own row determines it: part of the condition of the index
 * `pages_listed`. Expiry is decided at read, by `isPageVisible`.
 */
export const SHOWN_PAGE = sql`pages.published = 1 AND pages.deleted_at IS NULL AND pages.suspended_at IS NULL`;

/** The same with the row of its owner, joined as `users`. */
export const VISIBLE_PAGE = sql`${SHOWN_PAGE} AND users.is_enabled = 1`;

/** Whether visitors see a card of `cards`, whose owner is joined as `users`. */
export const VISIBLE_CARD = sql`cards.deleted_at IS NULL AND users.is_enabled = 1`;
