import { type Entitlement, isPaid } from "~/domain/billing/entitlement";
import { newPaidFeatures } from "~/domain/cards/entitlement";
import type { CardContent } from "~/domain/cards/schema";
import { AppError } from "~/domain/errors";
import { findOwnPage } from "~/server/data/pages.server";
import type { Platform } from "~/server/platform/platform.server";

/**
 * @param saved the content before the change; null for a new card
 * @throws AppError payment_required, `field` names the first new paid thing and `data.fields` all of them
 */
export function requirePlanForCard(
  platform: Platform,
  plan: Entitlement,
  content: CardContent,
  saved: CardContent | null,
): void {
  if (isPaid(plan, platform.now())) return;
  const fields = newPaidFeatures(content, saved);
  if (fields.length > 0) throw new AppError("payment_required", { field: fields[0], data: { fields } });
}

/** A card can only be linked to a page of its owner. @throws AppError invalid (qrTargetGone on `pageId`) */
export async function requireLinkablePage(
  platform: Platform,
  ownerId: string,
  pageId: string,
): Promise<void> {
  const page = await findOwnPage(platform.db, ownerId, pageId);
  if (!page) throw new AppError("invalid", { field: "pageId", messageKey: "qrTargetGone" });
}
