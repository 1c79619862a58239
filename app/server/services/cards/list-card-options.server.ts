import type { UserActor } from "~/domain/accounts/actor";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { listOwnCardNames } from "~/server/data/cards.server";
import type { Platform } from "~/server/platform/platform.server";

export interface CardOption {
  hash: string;
  /** The owner's own label for the card. */
  title: string;
  /** The name on the card. */
  header: string;
}

/** The actor's cards as options, newest first, LIMITS.cardOptions at most. */
export async function listCardOptions(platform: Platform, actor: UserActor): Promise<CardOption[]> {
  assertCan(actor, "list", ownOf(actor, "card"));
  return listOwnCardNames(platform.db, actor.userId, LIMITS.cardOptions);
}
