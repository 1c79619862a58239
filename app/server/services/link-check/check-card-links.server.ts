import { AppError } from "~/domain/errors";
import type { JobPayload } from "~/domain/jobs";
import { findPublicCard } from "~/server/data/cards.server";
import { PermanentFailure } from "~/server/platform/permanent-failure.server";
import type { Platform } from "~/server/platform/platform.server";
import { checkLinks } from "./check-links.server";

/**
 * Checks a card whose links could not be checked when it was saved, once they can be. A card is never unpublished: one
 * with a harmful link becomes a dead letter, which the log tells the operators of, and its next save is refused until the
 * link is gone.
 * @throws PermanentFailure for a harmful link, Error while the service still does not answer, so that the job is tried
 * again
 */
export async function checkCardLinks(
  platform: Platform,
  { cardId }: JobPayload<"checkCardLinks">,
): Promise<void> {
  const found = await findPublicCard(platform.db, cardId);
  if (!found || found.card.deletedAt) return;
  try {
    const standing = await checkLinks(platform, found.card.content, null);
    if (standing === "unacknowledged") throw new Error("the links of a card are still to be checked");
  } catch (error) {
    if (error instanceof AppError)
      throw new PermanentFailure(`${cardId} has a harmful link`, { cause: error });
    throw error;
  }
}
