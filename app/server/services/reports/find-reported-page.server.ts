import { AppError } from "~/domain/errors";
import { pageState } from "~/domain/pages/state";
import { findPublicPage } from "~/server/data/pages.server";
import type { Platform } from "~/server/platform/platform.server";
import { entitlementOf } from "~/server/services/accounts/authenticate.server";
import { pageUrl } from "~/server/services/pages/present-page.server";

/** @returns the page that visitors see at an address @throws AppError not_found when they see none */
export async function findReportedPage(
  platform: Platform,
  slug: string,
): Promise<{ id: string; url: string }> {
  const found = await findPublicPage(platform.db, slug);
  if (!found?.ownerEnabled) throw new AppError("not_found");
  const state = pageState(found.page, entitlementOf(found.entitlement), platform.now());
  if (state !== "published") throw new AppError("not_found");
  return { id: found.page.id, url: pageUrl(platform.config, slug) };
}
