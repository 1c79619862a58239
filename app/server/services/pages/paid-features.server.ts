import type { UserActor } from "~/domain/accounts/actor";
import { isPaid } from "~/domain/billing/entitlement";
import { AppError } from "~/domain/errors";
import { paidFeatures } from "~/domain/pages/entitlement";
import type { PageContent } from "~/domain/pages/schema";
import type { Platform } from "~/server/platform/platform.server";

/**
 * Refuses content that the actor's plan does not include; the browser then offers the upgrade or 'Back to free'.
 * @throws AppError payment_required, `field` names the first paid part and `data.fields` all of them
 */
export function requirePlanFor(platform: Platform, actor: UserActor, content: PageContent): void {
  if (isPaid(actor.plan, platform.now())) return;
  const fields = paidFeatures(content);
  if (fields.length > 0) throw new AppError("payment_required", { field: fields[0], data: { fields } });
}

/** @throws AppError payment_required on `field`, for features of subscribers */
export function requirePaid(platform: Platform, actor: UserActor, field: string): void {
  if (!isPaid(actor.plan, platform.now()))
    throw new AppError("payment_required", { field, data: { fields: [field] } });
}
