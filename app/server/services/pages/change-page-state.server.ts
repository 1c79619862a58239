import type { UserActor } from "~/domain/accounts/actor";
import type { PageSettings } from "~/domain/pages/schema";
import { needsShareImage } from "~/domain/pages/share-image";
import type { PageView } from "~/domain/pages/view";
import type { PageChange } from "~/server/data/pages.server";
import type { Platform } from "~/server/platform/platform.server";
import { getPage, requirePage } from "./get-page.server";
import { requirePaid, requirePlanFor } from "./paid-features.server";
import { newShareImageKey } from "./share-image-job.server";
import { writePage } from "./update-page.server";

type Saved = { page: PageView; version: number };

/** @throws AppError not_found, payment_required: the switch is for subscribers; limit_reached (livePageLimit) */
export async function publishPage(platform: Platform, actor: UserActor, id: string): Promise<Saved> {
  return changeSettings(platform, actor, id, { published: true });
}

/** @throws AppError not_found, payment_required */
export async function unpublishPage(platform: Platform, actor: UserActor, id: string): Promise<Saved> {
  return changeSettings(platform, actor, id, { published: false });
}

/**
 * Changes a page's address, warning or visibility without touching its content.
 * @throws AppError not_found, payment_required on `published` or `sensitive`, invalid (slugTaken), forbidden
 * (pageSuspended on a move), rate_limited
 */
export async function changeSettings(
  platform: Platform,
  actor: UserActor,
  id: string,
  settings: PageSettings,
): Promise<Saved> {
  const action = settings.published === undefined ? "edit" : "publish";
  const row = await requirePage(platform, actor, action, id);
  if (settings.published !== undefined) requirePaid(platform, actor, "published");
  const change: PageChange = {};
  if (settings.slug && settings.slug !== row.slug) change.slug = settings.slug;
  if (settings.published !== undefined) change.published = settings.published;
  if (settings.published === false) change.unpublishedReason = "owner";
  if (settings.sensitive !== undefined) {
    const { sensitive: _old, ...content } = row.content;
    change.content = settings.sensitive === null ? content : { ...content, sensitive: settings.sensitive };
    requirePlanFor(platform, actor, change.content);
    if (needsShareImage(row.content, change.content, row.shareImageKey !== null)) {
      change.shareImageKey = newShareImageKey(row.shareImageKey);
    }
  }
  if (Object.keys(change).length > 0)
    await writePage(platform, actor, row, change, { beyondLimit: "refuse" });
  return getPage(platform, actor, row.id);
}
