import type { UserActor } from "~/domain/accounts/actor";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { listFreeCardNames } from "~/server/data/cards.server";
import type { Platform } from "~/server/platform/platform.server";
import type { CardOption } from "~/server/services/cards/list-card-options.server";

/** The actor's own unassigned cards, newest first, LIMITS.cardOptions at most. */
export async function listFreeCards(platform: Platform, actor: UserActor): Promise<CardOption[]> {
  assertCan(actor, "list", ownOf(actor, "card"));
  return listFreeCardNames(platform.db, actor.userId, LIMITS.cardOptions);
}
