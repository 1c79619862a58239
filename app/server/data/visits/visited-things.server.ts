import { and, eq, isNull, or, sql } from "drizzle-orm";
import { cardThing, pageThing, readThing, type ThingKind } from "~/domain/visits/thing";
import type { Database } from "~/server/platform/platform.server";
import { cards, codes } from "../schema/cards.server";
import { pages } from "../schema/pages.server";
import { idsOf, withinReach } from "../scope.server";

/** Pages, and cards, that one report reads the links of. */
const MAX_PAGES = 25;

/** @returns the content of an owner's pages, of some at most */
export function findPageContents(db: Database, ownerId: string, ids: readonly string[]) {
  return db
    .select({ id: pages.id, content: pages.content })
    .from(pages)
    .where(and(eq(pages.ownerId, ownerId), sql`${pages.id} IN ${idsOf(ids.slice(0, MAX_PAGES))}`));
}

/** @returns an owner's cards by their hashes, some at most, each with the page that it leads to */
export function findCardsWithPages(db: Database, ownerId: string, hashes: readonly string[]) {
  return db
    .select({ card: cards, slug: pages.slug, title: pages.title })
    .from(cards)
    .leftJoin(pages, and(eq(pages.id, cards.pageId), eq(pages.ownerId, ownerId)))
    .where(and(eq(cards.ownerId, ownerId), sql`${cards.hash} IN ${idsOf(hashes.slice(0, MAX_PAGES))}`));
}

/** @returns what pages and cards of an owner are called, by their names as things */
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

/** @returns what codes of an owner are called: by their own name, else by the page or card that they were made with */
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

/** @returns when pages of an owner were published and changed last: of one, or of all since an instant */
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

/** @returns whose a code is that somebody may see: their own, or that of a card which is assigned to them */
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
