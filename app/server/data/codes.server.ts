import { eq, sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import { statement } from "./batch.server";
import { entitlements, users } from "./schema/accounts.server";
import { cards, codes } from "./schema/cards.server";
import { pages } from "./schema/pages.server";

/** Adds the code of a page or card; only when that was really inserted a statement before. */
export function insertCode(code: {
  code: string;
  ownerId: string;
  pageId?: string;
  cardId?: string;
  createdAt: Date;
}) {
  const target = code.pageId
    ? sql`EXISTS (SELECT 1 FROM pages WHERE id = ${code.pageId})`
    : sql`EXISTS (SELECT 1 FROM cards WHERE id = ${code.cardId ?? ""})`;
  return statement(sql`
    INSERT INTO codes (code, owner_id, page_id, card_id, created_at)
    SELECT ${code.code}, ${code.ownerId}, ${code.pageId ?? null}, ${code.cardId ?? null}, ${code.createdAt.getTime()}
    WHERE ${target}`);
}

const codePage = {
  id: pages.id,
  slug: pages.slug,
  published: pages.published,
  unpublishedReason: pages.unpublishedReason,
  publishedAt: pages.publishedAt,
  isPro: pages.isPro,
  suspendedAt: pages.suspendedAt,
  deletedAt: pages.deletedAt,
};

/** @returns all that decides what a code answers, in one read; the page is the code's own or its card's */
export async function findCode(db: Database, code: string) {
  const [row] = await db
    .select({
      code: codes,
      card: cards,
      page: codePage,
      entitlement: entitlements,
      ownerEnabled: users.isEnabled,
    })
    .from(codes)
    .leftJoin(cards, eq(cards.id, codes.cardId))
    .leftJoin(pages, sql`${pages.id} = coalesce(${codes.pageId}, ${cards.pageId})`)
    .leftJoin(users, eq(users.id, codes.ownerId))
    .leftJoin(entitlements, eq(entitlements.userId, codes.ownerId))
    .where(eq(codes.code, code));
  return row;
}

/** @returns the codes whose answer depends on a page: its own and those of the cards that link to it */
export async function findCodesOfPage(db: Database, pageId: string): Promise<string[]> {
  const rows = await db.select({ code: cards.code }).from(cards).where(eq(cards.pageId, pageId));
  return rows.map((row) => row.code);
}
