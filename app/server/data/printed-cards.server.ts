import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { PrintChoice } from "~/domain/cards/print/wish";
import type { Database } from "~/server/platform/platform.server";
import { keyset, type ListPlace } from "./keyset.server";
import { cards, codes } from "./schema/cards.server";

const printed = (ownerId: string, { cards: which, hashes }: PrintChoice) =>
  and(
    eq(cards.ownerId, ownerId),
    isNull(cards.deletedAt),
    which === "assigned" ? isNotNull(cards.memberId) : undefined,
    which === "chosen"
      ? sql`${cards.hash} IN (SELECT value FROM json_each(${JSON.stringify(hashes)}))`
      : undefined,
  );

export async function countPrintedCards(db: Database, ownerId: string, which: PrintChoice): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)` }).from(cards).where(printed(ownerId, which));
  return row?.count ?? 0;
}

/** An owner's cards that are printed, newest first, from after the place on. */
export function listPrintedCards(
  db: Database,
  ownerId: string,
  which: PrintChoice,
  limit: number,
  after?: ListPlace,
) {
  const { older, order } = keyset(cards, after);
  return db
    .select()
    .from(cards)
    .where(and(printed(ownerId, which), older))
    .orderBy(...order)
    .limit(limit);
}

/** The codes on the lists of some cards of an owner. */
export function listCodesOfCards(db: Database, ownerId: string, cardIds: readonly string[]) {
  return db
    .select()
    .from(codes)
    .where(
      and(
        sql`${codes.cardId} IN (SELECT value FROM json_each(${JSON.stringify(cardIds)}))`,
        eq(codes.ownerId, ownerId),
        isNull(codes.removedAt),
      ),
    )
    .orderBy(asc(codes.createdAt), asc(codes.code));
}
