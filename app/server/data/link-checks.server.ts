import { and, gte, inArray, lt, sql } from "drizzle-orm";
import { jobKey } from "~/domain/jobs";
import type { Database } from "~/server/platform/platform.server";
import { enqueue } from "./outbox.server";
import { outbox } from "./schema/operations.server";

/** A card as some write left it. */
interface CardVersion {
  id: string;
  ownerId: string;
  version: number;
}

/** @returns the insert of the job that checks a card's links later, if the batch's write to the card was really made */
export function insertCardLinkCheck(card: CardVersion, now: Date) {
  const isMade = sql`EXISTS (SELECT 1 FROM cards WHERE id = ${card.id} AND version = ${card.version})`;
  const payload = { cardId: card.id, revision: String(card.version) };
  return enqueue({ name: "checkCardLinks", shard: card.ownerId, payload }, now, { when: isMade });
}

/** @returns whether links of a card are still to be checked, or were found harmful after they were saved */
export async function hasOpenLinkCheck(db: Database, cardId: string): Promise<boolean> {
  const first = jobKey("checkCardLinks", { cardId, revision: "" });
  const [row] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        gte(outbox.key, first),
        lt(outbox.key, `${first}\uFFFF`),
        inArray(outbox.state, ["pending", "dead"]),
      ),
    )
    .limit(1);
  return row !== undefined;
}
