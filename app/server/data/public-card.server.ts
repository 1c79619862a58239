import { eq, sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import { shownSince, shownVersion } from "./card-templates.server";
import { isNamed } from "./cards.server";
import { ownerZone } from "./owner-zone.server";
import { entitlements, users } from "./schema/accounts.server";
import { cards } from "./schema/cards.server";

/** @returns the version of what a card shows, without its content */
export async function findCardVersion(db: Database, hash: string): Promise<number | undefined> {
  const [row] = await db.select({ version: shownVersion }).from(cards).where(eq(cards.hash, hash));
  return row?.version;
}

/**
 * @returns a card with its owner's entitlement and the state of its linked page, for visitors; including deleted ones
 */
export async function findPublicCard(db: Database, name: string) {
  const [row] = await db
    .select({
      card: cards,
      entitlement: entitlements,
      // A card outlives its owner's row: phones that hold its pass keep polling.
      ownerEnabled: sql<boolean>`coalesce(${users.isEnabled}, 0)`.mapWith(users.isEnabled),
      shownSince: sql<Date>`${shownSince}`.mapWith(cards.updatedAt),
      owner: ownerZone,
      ownerUpdatedAt: sql<Date>`coalesce(${users.updatedAt}, ${cards.updatedAt})`.mapWith(cards.updatedAt),
    })
    .from(cards)
    .leftJoin(users, eq(users.id, cards.ownerId))
    .leftJoin(entitlements, eq(entitlements.userId, cards.ownerId))
    .where(isNamed(name));
  return row;
}

export type PublicCardRow = NonNullable<Awaited<ReturnType<typeof findPublicCard>>>;
