import type { UserActor } from "~/domain/accounts/actor";
import type { CardView } from "~/domain/cards/view";
import { assertCan, ownOf } from "~/domain/permissions";
import { listOwnCards } from "~/server/data/cards.server";
import { findImagesOfCards } from "~/server/data/images.server";
import type { Platform } from "~/server/platform/platform.server";
import { cutList, type ListInput } from "~/server/services/cursor.server";
import { presentCard } from "./present-card.server";

/** The actor's cards, newest first. */
export async function listCards(
  platform: Platform,
  actor: UserActor,
  input: ListInput,
): Promise<{ items: CardView[]; next?: string }> {
  assertCan(actor, "list", ownOf(actor, "card"));
  const rows = await listOwnCards(platform.db, actor.userId, input.limit + 1, input.after);
  const { shown, ...rest } = cutList(rows, input.limit);
  const images = await findImagesOfCards(
    platform.db,
    shown.map(({ id }) => id),
  );
  const items = shown.map((row) =>
    presentCard(
      platform.config,
      row,
      images.filter(({ holderId }) => holderId === row.id),
    ),
  );
  return { items, ...rest };
}
