import { eq, sql } from "drizzle-orm";
import { jobKey } from "~/domain/jobs";
import type { Database } from "~/server/platform/platform.server";
import { insertFrom, insertWhere } from "./insert-where.server";
import { pendingRow } from "./outbox.server";
import { outbox } from "./schema/operations.server";
import { googlePasses } from "./schema/passes.server";

export type GooglePassRow = typeof googlePasses.$inferSelect;

export async function findGooglePass(db: Database, cardId: string): Promise<GooglePassRow | undefined> {
  const [row] = await db.select().from(googlePasses).where(eq(googlePasses.cardId, cardId));
  return row;
}

/** Notes what was sent; what was noted of a newer version of the card stays. */
export function upsertGooglePass(row: GooglePassRow) {
  return insertWhere(googlePasses, row, sql`true`, {
    target: ["cardId"],
    set: "new",
    where: sql`excluded.version >= google_passes.version`,
  });
}

/**
 * @returns the job that brings a card's pass up to the card, for the batch that changes the card and after that change;
 * none when the card has no pass or its pass shows the card as it is
 * @param reason what else the pass depends on and has changed: then a pass of the same version is looked at too
 */
export function insertGoogleSync(card: { id: string; ownerId: string }, now: Date, reason?: string) {
  const name = "syncGooglePass";
  const key = jobKey(name, { cardId: card.id, revision: "" });
  const suffix = reason ? `:${reason}` : "";
  const revision = sql`(cards.version || iif(cards.deleted_at IS NULL, '', ':deleted') || ${suffix})`;
  const isOld = sql`(cards.version <> google_passes.version OR (cards.deleted_at IS NOT NULL AND state = 'active'))`;
  const row = pendingRow(
    {
      name,
      key: sql`${key} || ${revision}`,
      payload: sql`json_object('cardId', cards.id, 'revision', ${revision})`,
      shard: card.ownerId,
      runAt: now,
    },
    now,
  );
  const passes = sql`FROM cards JOIN google_passes ON google_passes.card_id = cards.id
    WHERE cards.id = ${card.id} AND ${reason ? sql`1` : isOld}`;
  return insertFrom(outbox, row, passes, { target: ["key"] });
}
