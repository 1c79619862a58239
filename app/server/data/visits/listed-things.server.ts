import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { LIMITS } from "~/domain/limits";
import type { Database } from "~/server/platform/platform.server";
import { cards, codes } from "../schema/cards.server";
import { pages } from "../schema/pages.server";
import { withinReach } from "../scope.server";

/**
 * What the user can see visits of, newest first: their pages, the cards they own or hold, and the named codes of these.
 */
export async function listVisitThingRows(db: Database, userId: string) {
  const held = and(withinReach(cards, userId), isNull(cards.deletedAt)) as SQL;
  const [pageRows, cardRows, codeRows] = await Promise.all([
    db
      .select({ id: pages.id, title: pages.title, slug: pages.slug })
      .from(pages)
      .where(and(eq(pages.ownerId, userId), isNull(pages.deletedAt)))
      .orderBy(desc(pages.createdAt), desc(pages.id))
      .limit(LIMITS.contactOrigins),
    db
      .select({ hash: cards.hash, title: cards.title, ownerId: cards.ownerId })
      .from(cards)
      .where(held)
      .orderBy(desc(cards.createdAt), desc(cards.id))
      .limit(LIMITS.contactOrigins),
    db
      .select({
        code: codes.code,
        name: sql<string>`${codes.name}`,
        card: cards.title,
        ownerId: cards.ownerId,
      })
      .from(cards)
      .innerJoin(codes, eq(codes.cardId, cards.id))
      .where(and(held, isNotNull(codes.name), isNull(codes.removedAt)))
      .orderBy(desc(cards.createdAt), desc(cards.id))
      .limit(LIMITS.contactOrigins),
  ]);
  return { pages: pageRows, cards: cardRows, codes: codeRows };
}
