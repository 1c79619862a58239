import type { UserActor } from "~/domain/accounts/actor";
import { cardLimit, isPaid } from "~/domain/billing/entitlement";
import { AppError } from "~/domain/errors";
import { insertAudit } from "~/server/data/audit.server";
import { writeAll } from "~/server/data/batch.server";
import { deleteOwnCard } from "~/server/data/cards.server";
import { deleteCardImages } from "~/server/data/images.server";
import { fillCardSeats } from "~/server/data/plan-limits.server";
import type { Platform } from "~/server/platform/platform.server";
import { followChanges } from "~/server/services/passes/follow-changes.server";
import { requireCard } from "./get-card.server";

/** Deletes a card; its code goes on answering. @param name id or hash. @throws AppError not_found */
export async function deleteCard(platform: Platform, actor: UserActor, name: string): Promise<void> {
  const row = await requireCard(platform, actor, "delete", name);
  const now = platform.now();
  const entry = {
    actorId: actor.userId,
    action: "card.delete",
    thing: row.id,
    requestId: platform.requestId,
  };
  const [deleted = 0] = await writeAll(platform.db, [
    deleteOwnCard(platform.db, actor.userId, row.id, now),
    deleteCardImages(platform.db, row.id),
    ...(isPaid(actor.plan, now) ? [fillCardSeats(actor.userId, cardLimit(actor.plan, now))] : []),
    insertAudit(platform.db, entry, now),
  ]);
  if (deleted === 0) throw new AppError("not_found");
  platform.defer(followChanges(platform));
}
