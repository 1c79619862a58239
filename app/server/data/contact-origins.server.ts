import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { LIMITS } from "~/domain/limits";
import type { Database } from "~/server/platform/platform.server";
import { cards, codes } from "./schema/cards.server";
import { pages } from "./schema/pages.server";

/** The origins of an owner's contacts, newest first: pages, cards, and the named codes of these cards. */
export async function listOriginRows(db: Database, ownerId: string) {
  const ownPages = and(eq(pages.ownerId, ownerId), isNull(pages.deletedAt));
  const ownCards = and(eq(cards.ownerId, ownerId), isNull(cards.deletedAt));
  const [pageRows, cardRows, codeRows] = await Promise.all([
    db
      .select({ id: pages.id, title: pages.title, slug: pages.slug })
      .from(pages)
      .where(ownPages)
      .orderBy(desc(pages.createdAt), desc(pages.id))
      .limit(LIMITS.contactOrigins),
    db
      .select({ id: cards.id, title: cards.title })
      .from(cards)
      .where(ownCards)
      .orderBy(desc(cards.createdAt), desc(cards.id))
      .limit(LIMITS.contactOrigins),
    db
      .select({ code: codes.code, name: sql<string>`${codes.name}`, card: cards.title })
      .from(cards)
      .innerJoin(codes, eq(codes.cardId, cards.id))
      .where(and(ownCards, isNotNull(codes.name), isNull(codes.removedAt)))
      .orderBy(desc(cards.createdAt), desc(cards.id))
      .limit(LIMITS.contactOrigins),
  ]);
  return { pages: pageRows, cards: cardRows, codes: codeRows };
}
