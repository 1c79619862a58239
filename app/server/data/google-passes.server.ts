import { eq, sql } from "drizzle-orm";
import { newId } from "~/domain/ids";
import { JOBS, jobKey } from "~/domain/jobs";
import type { Database } from "~/server/platform/platform.server";
import { statement } from "./batch.server";
import { googlePasses } from "./schema/passes.server";

export type GooglePassRow = typeof googlePasses.$inferSelect;

export async function findGooglePass(db: Database, cardId: string): Promise<GooglePassRow | undefined> {
  const [row] = await db.select().from(googlePasses).where(eq(googlePasses.cardId, cardId));
  return row;
}

/** Notes what was sent; what was noted of a newer version of the card stays. */
export function upsertGooglePass({ cardId, state, version, sentAt }: GooglePassRow) {
  return statement(sql`
    INSERT INTO google_passes (card_id, state, version, sent_at)
    VALUES (${cardId}, ${state}, ${version}, ${sentAt.getTime()})
    ON CONFLICT (card_id) DO UPDATE SET state = excluded.state, version = excluded.version,
      sent_at = excluded.sent_at WHERE excluded.version >= google_passes.version`);
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
  return statement(sql`
    INSERT INTO outbox (id, key, name, version, payload, shard, state, attempts, run_at, created_at)
    SELECT ${newId("job")}, ${key} || ${revision}, ${name}, ${JOBS[name].version},
      json_object('cardId', cards.id, 'revision', ${revision}), ${card.ownerId}, 'pending', 0,
      ${now.getTime()}, ${now.getTime()}
    FROM cards JOIN google_passes ON google_passes.card_id = cards.id
    WHERE cards.id = ${card.id} AND ${reason ? sql`1` : isOld}
    ON CONFLICT (key) DO NOTHING`);
}
