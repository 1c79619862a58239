import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { CodeStyle } from "~/domain/codes/style";
import type { Database } from "~/server/platform/platform.server";
import type { Condition } from "./batch.server";
import { logoKeyColumn } from "./images/image-columns.server";
import { insertWhere } from "./insert-where.server";
import { ownerZone } from "./owner-zone.server";
import { entitlements, users } from "./schema/accounts.server";
import { cards, codes } from "./schema/cards.server";
import { pages } from "./schema/pages.server";

/** Unchanged, listed and not redirected. */
const NEW_CODE = { leadsToCard: null, leadsToPage: null, updatedAt: null, removedAt: null };

/** Adds the code that a page or card is created with; only if that was really inserted a statement before. */
export function insertCode(code: {
  code: string;
  ownerId: string;
  pageId?: string;
  cardId?: string;
  /** The code whose style it copies. */
  looksLike?: string;
  createdAt: Date;
}) {
  const target = code.pageId
    ? sql`EXISTS (SELECT 1 FROM pages WHERE id = ${code.pageId})`
    : sql`EXISTS (SELECT 1 FROM cards WHERE id = ${code.cardId ?? ""} AND code = ${code.code})`;
  const { looksLike, pageId = null, cardId = null, ...rest } = code;
  const style = sql`(SELECT style FROM codes WHERE code = ${looksLike ?? null})`;
  return insertWhere(codes, { ...NEW_CODE, ...rest, pageId, cardId, name: null, style }, target);
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

const ledPages = alias(pages, "led_pages");
const ledPage = {
  id: ledPages.id,
  slug: ledPages.slug,
  published: ledPages.published,
  unpublishedReason: ledPages.unpublishedReason,
  publishedAt: ledPages.publishedAt,
  isPro: ledPages.isPro,
  suspendedAt: ledPages.suspendedAt,
  deletedAt: ledPages.deletedAt,
};

/** The card a code points to: the redirect's while that exists, else its own. */
const cardOfCode = sql`coalesce((SELECT led.id FROM cards led
  WHERE led.id = ${codes.leadsToCard} AND led.owner_id = ${codes.ownerId} AND led.deleted_at IS NULL), ${codes.cardId})`;

/**
 * @returns everything that decides a code's target, in one read; the page is the code's own or its card's, `ledPage`
 *   the redirect's
 */
export async function findCode(db: Database, code: string) {
  const [row] = await db
    .select({
      code: codes,
      card: cards,
      page: codePage,
      ledPage,
      entitlement: entitlements,
      ownerEnabled: users.isEnabled,
      owner: ownerZone,
    })
    .from(codes)
    .leftJoin(cards, eq(cards.id, cardOfCode))
    .leftJoin(ledPages, and(eq(ledPages.id, codes.leadsToPage), eq(ledPages.ownerId, codes.ownerId)))
    .leftJoin(pages, sql`${pages.id} = coalesce(${codes.pageId}, ${cards.pageId})`)
    .leftJoin(users, eq(users.id, codes.ownerId))
    .leftJoin(entitlements, eq(entitlements.userId, codes.ownerId))
    .where(eq(codes.code, code));
  return row;
}

/** @returns the data of a code's files: style and name, title of its card or page, the card's logo, its owner's plan */
export async function findCodeFile(db: Database, code: string) {
  const [row] = await db
    .select({
      ownerId: codes.ownerId,
      cardId: codes.cardId,
      style: codes.style,
      cardHeader: sql<string | null>`json_extract(${cards.content}, '$.header')`,
      cardDeletedAt: cards.deletedAt,
      cardRestingAt: cards.restingAt,
      /** The team's template that the card follows. */
      templateId: cards.templateId,
      page: codePage,
      pageTitle: pages.title,
      ownerEnabled: users.isEnabled,
      logo: logoKeyColumn(codes.cardId),
      entitlement: entitlements,
    })
    .from(codes)
    .leftJoin(cards, eq(cards.id, codes.cardId))
    .leftJoin(pages, eq(pages.id, codes.pageId))
    .leftJoin(users, eq(users.id, codes.ownerId))
    .leftJoin(entitlements, eq(entitlements.userId, codes.ownerId))
    .where(eq(codes.code, code));
  return row;
}

export type CodeFileRow = NonNullable<Awaited<ReturnType<typeof findCodeFile>>>;

export type CodeRow = typeof codes.$inferSelect;

const ofCard = (owned: { code: string; ownerId: string; cardId: string }) =>
  and(
    eq(codes.code, owned.code),
    eq(codes.ownerId, owned.ownerId),
    eq(codes.cardId, owned.cardId),
    isNull(codes.removedAt),
  );

/** @returns the listed codes of a card by age */
export function listCodesOfCard(db: Database, ownerId: string, cardId: string): Promise<CodeRow[]> {
  return db
    .select()
    .from(codes)
    .where(and(eq(codes.cardId, cardId), eq(codes.ownerId, ownerId), isNull(codes.removedAt)))
    .orderBy(asc(codes.createdAt), asc(codes.code));
}

/**
 * Adds a further code of a card, while the card is its owner's, has fewer than `limit` listed codes and has had fewer
 * than `ever`: decided inside the write.
 */
export function insertCardCode(
  code: {
    code: string;
    ownerId: string;
    cardId: string;
    name: string;
    style: CodeStyle | null;
    createdAt: Date;
  },
  { limit, ever }: { limit: number; ever: number },
  isHeld: Condition,
) {
  const isWithinLimits = sql`(SELECT count(*) < ${ever} AND count(*) - count(removed_at) < ${limit}
    FROM codes WHERE card_id = ${code.cardId})`;
  return insertWhere(codes, { ...NEW_CODE, ...code, pageId: null }, sql`${isHeld} AND ${isWithinLimits}`);
}

/** Changes the name or style of a card's code; `style: null` is black on white. */
export function updateCodeOfCard(
  db: Database,
  owned: { code: string; ownerId: string; cardId: string },
  change: { name?: string; style?: CodeStyle | null },
  now: Date,
  isHeld: Condition,
) {
  return db
    .update(codes)
    .set({ ...change, updatedAt: now })
    .where(and(ofCard(owned), isHeld));
}

/** Removes a code from its card's list; not the one that the card was created with. */
export function removeCodeOfCard(
  db: Database,
  owned: { code: string; ownerId: string; cardId: string },
  now: Date,
  isHeld: Condition,
) {
  const isFurther = sql`NOT EXISTS (SELECT 1 FROM cards WHERE id = ${owned.cardId} AND code = ${owned.code})`;
  return db
    .update(codes)
    .set({ removedAt: now })
    .where(and(ofCard(owned), isFurther, isHeld));
}
