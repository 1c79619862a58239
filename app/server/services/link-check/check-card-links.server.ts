import type { JobPayload } from "~/domain/jobs";
import { findPublicCard } from "~/server/data/public-card.server";
import type { Platform } from "~/server/platform/platform.server";
import { checkLater } from "./check-later.server";

/**
 * Checks a card whose links could not be checked when it was saved. A card is never unpublished: one with a harmful
 * link becomes a dead letter, which is logged for the operators, and its next save is refused until the link is
 * removed.
 * @throws PermanentFailure, Error as {@link checkLater} does
 */
export async function checkCardLinks(
  platform: Platform,
  { cardId }: JobPayload<"checkCardLinks">,
): Promise<void> {
  const found = await findPublicCard(platform.db, cardId);
  if (found && !found.card.deletedAt) await checkLater(platform, cardId, found.card.content);
}
