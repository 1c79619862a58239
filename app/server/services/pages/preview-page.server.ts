import { entitlementOf } from "~/domain/billing/entitlement";
import { AppError } from "~/domain/errors";
import { isId } from "~/domain/ids";
import { emptyPage, type SensitiveLevel } from "~/domain/pages/schema";
import type { PageView } from "~/domain/pages/view";
import { visibleBlocks } from "~/domain/pages/visible";
import { isPageVisible } from "~/domain/pages/visitor";
import { findPublicPageById } from "~/server/data/public-page.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { presentPage, presentPageMeta } from "./present-page.server";
import { shownPage } from "./shown-page.server";

/**
 * A page as shown to visitors, without a token. A sensitive one shows only its title, as on the site.
 * @param confirmed the level that the visitor has confirmed
 * @throws AppError not_found, forbidden (pageUnpublished) while it is not live, gone once it is deleted, rate_limited
 */
export async function previewPage(
  platform: Platform,
  id: string,
  confirmed?: SensitiveLevel,
): Promise<PageView> {
  await consumeLimit(platform, "pagePreviewIp");
  const found = isId("pg", id) ? await findPublicPageById(platform.db, id) : undefined;
  if (!found) throw new AppError("not_found");
  if (found.page.deletedAt) throw new AppError("gone", { messageKey: "pageDeleted" });
  const plan = entitlementOf(found.entitlement);
  const { page, images } = shownPage(found.page, found.images, found.template, plan, platform.now());
  const view = presentPage(platform, page, images, plan);
  if (!isPageVisible(found, platform.now())) {
    throw new AppError("forbidden", {
      messageKey: view.state === "expired" ? "pageExpired" : "pageUnpublished",
    });
  }
  if (view.sensitive && view.sensitive !== confirmed) {
    const { title } = view.profile;
    const shown = presentPageMeta(platform, page, plan);
    return { ...emptyPage(), profile: { title, bio: "" }, sensitive: view.sensitive, ...shown };
  }
  return { ...view, blocks: visibleBlocks(view, platform.now()) };
}
