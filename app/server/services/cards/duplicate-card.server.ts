import type { UserActor } from "~/domain/accounts/actor";
import { findOwnPage } from "~/server/data/pages.server";
import type { Platform } from "~/server/platform/platform.server";
import { createCard } from "./create-card.server";
import { requireCard, type SavedCard } from "./get-card.server";

/**
 * Copies a card: a new one with a hash and code of its own, the code drawn like the original's. Further codes are
 * printings of the original and stay with it.
 * @throws AppError not_found, limit_reached, payment_required
 */
export async function duplicateCard(platform: Platform, actor: UserActor, name: string): Promise<SavedCard> {
  const row = await requireCard(platform, actor, "duplicate", name);
  const linked = row.pageId ? await findOwnPage(platform.db, actor.userId, row.pageId) : undefined;
  const takesDetails = row.content.takesDetails ?? false;
  const input = { ...row.content, takesDetails, ...(linked ? { pageId: linked.id } : {}) };
  return createCard(platform, actor, input, {
    isDuplicate: true,
    imagesFrom: row.id,
    template: row.templateId ?? undefined,
    codeStyleMatches: row.code,
  });
}
