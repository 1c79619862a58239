import type { UserActor } from "~/domain/accounts/actor";
import { cardLimit, isPaid } from "~/domain/billing/entitlement";
import { AppError } from "~/domain/errors";
import { insertAudit } from "~/server/data/audit.server";
import { writeAll } from "~/server/data/batch.server";
import { deleteCardIn } from "~/server/data/cards.server";
import { fillCardSeats } from "~/server/data/plan-limits.server";
import { endOldest } from "~/server/data/restorable.server";
import type { Platform } from "~/server/platform/platform.server";
import { followChanges } from "~/server/services/passes/follow-changes.server";
import { notifyUnassigned } from "~/server/services/team/card-notices.server";
import { planOf, requireCard } from "./get-card.server";

/**
 * Deletes a card, or gives it back where a member does: it is hidden from visitors, its code still resolves, and its
 * owner can restore it for a while.
 * @param name id or hash
 * @throws AppError not_found, also where a member may only edit it
 */
export async function deleteCard(platform: Platform, actor: UserActor, name: string): Promise<void> {
  const card = await requireCard(platform, actor, "delete", name);
  const now = platform.now();
  const plan = planOf(actor, card);
  const entry = {
    actorId: actor.userId,
    action: "card.delete",
    thing: card.id,
    requestId: platform.requestId,
  };
  const [deleted = 0] = await writeAll(platform.db, [
    deleteCardIn(platform.db, card.team ?? { ownerId: card.ownerId }, card.id, now),
    ...endOldest("cards", card.ownerId),
    ...(isPaid(plan, now) ? [fillCardSeats(card.ownerId, cardLimit(plan, now))] : []),
    insertAudit(platform.db, entry, now),
  ]);
  if (deleted === 0) throw new AppError("not_found");
  if (card.memberId && !card.team) await notifyUnassigned(platform, card);
  platform.defer(followChanges(platform));
}
