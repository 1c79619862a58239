import { and, eq, isNull, or, sql } from "drizzle-orm";
import { cardThing, pageThing, readThing, type ThingKind } from "~/domain/visits/thing";
import type { Database } from "~/server/platform/platform.server";
import { cards, codes } from "../schema/cards.server";
import { pages } from "../schema/pages.server";
import { idsOf, withinReach } from "../scope.server";

/** The most pages, and cards, whose links one report reads. */
const MAX_PAGES = 25;

/** @returns the content of an owner's pages, up to a limit */
export function findPageContents(db: Database, ownerId: string, ids: readonly string[]) {
  return db
    .select({ id: pages.id, content: pages.content })
    .from(pages)
    .where(and(eq(pages.ownerId, ownerId), sql`${pages.id} IN ${idsOf(ids.slice(0, MAX_PAGES))}`));
}

/** @returns an owner's cards by hash, up to a limit, each with its linked page */
export function findCardsWithPages(db: Database, ownerId: string, hashes: readonly string[]) {
  return db
    .select({ card: cards, slug: pages.slug, title: pages.title })
    .from(cards)
    .leftJoin(pages, and(eq(pages.id, cards.pageId), eq(pages.ownerId, ownerId)))
    .where(and(eq(cards.ownerId, ownerId), sql`${cards.hash} IN ${idsOf(hashes.slice(0, MAX_PAGES))}`));
}

/** @returns the titles of an owner's pages and cards, by their names as things */
export async function findThingTitles(db: Database, ownerId: string, things: readonly string[]) {
  const idsOfKind = (kind: ThingKind) =>
    things.flatMap((thing) => {
      const read = readThing(thing);
      return read?.kind === kind ? [read.id] : [];
    });
  const [ofPages, ofCards] = await Promise.all([
    db
      .select({ id: pages.id, title: pages.title, slug: pages.slug })
      .from(pages)
      .where(and(eq(pages.ownerId, ownerId), sql`${pages.id} IN ${idsOf(idsOfKind("page"))}`)),
    db
      .select({ hash: cards.hash, title: cards.title })
      .from(cards)
      .where(and(eq(cards.ownerId, ownerId), sql`${cards.hash} IN ${idsOf(idsOfKind("card"))}`)),
  ]);
  return new Map<string, string>([
    ...ofPages.map(({ id, title, slug }) => [pageThing(id), title || `/${slug}`] as const),
    ...ofCards.map(({ hash, title }) => [cardThing(hash), title] as const),
  ]);
}

/** @returns the names of an owner's codes: their own, else the title of their page or card */
export function findCodeNames(db: Database, ownerId: string, names: readonly string[]) {
  return db
    .select({
      code: codes.code,
      name: sql<string>`coalesce(${codes.name}, ${pages.title}, ${cards.title}, '')`,
    })
    .from(codes)
    .leftJoin(pages, eq(pages.id, codes.pageId))
    .leftJoin(cards, eq(cards.id, codes.cardId))
    .where(and(eq(codes.ownerId, ownerId), sql`${codes.code} IN ${idsOf(names)}`));
}

/** @returns when pages of an owner were last published and changed: of one, or of all since an instant */
export function findPageMarks(db: Database, ownerId: string, since: Date, limit: number, id?: string) {
  return db
    .select({ id: pages.id, title: pages.title, publishedAt: pages.publishedAt, updatedAt: pages.updatedAt })
    .from(pages)
    .where(
      and(
        eq(pages.ownerId, ownerId),
        isNull(pages.deletedAt),
        id === undefined ? undefined : eq(pages.id, id),
        or(sql`${pages.publishedAt} >= ${since.getTime()}`, sql`${pages.updatedAt} >= ${since.getTime()}`),
      ),
    )
    .limit(limit);
}

/** @returns a code's owner and card, and whether the card is within the user's reach */
export async function findReachableCode(db: Database, userId: string, code: string) {
  const [row] = await db
    .select({
      ownerId: codes.ownerId,
      cardHash: cards.hash,
      isReachable: sql<number>`${withinReach(cards, userId)}`,
    })
    .from(codes)
    .leftJoin(cards, eq(cards.id, codes.cardId))
    .where(eq(codes.code, code));
  return row;
}
