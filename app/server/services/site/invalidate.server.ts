import { cardPath, codePath, contactFilePath, pagePath } from "~/domain/addresses";
import { findCodesOfCard, findCodesOfPage } from "~/server/data/codes.server";
import type { Platform } from "~/server/platform/platform.server";
import { invalidatePaths } from "~/server/platform/site-cache.server";

/** Makes the site answer an address anew: somebody got, moved or freed it. */
export function invalidateSlug(platform: Platform, slug: string): Promise<void> {
  return invalidatePaths(platform, [pagePath(slug)]);
}

/** Makes the site answer anew whatever shows a page or depends on it. */
export async function invalidatePage(
  platform: Platform,
  page: { id: string; slug: string; code: string; otherSlug?: string },
): Promise<void> {
  const linked = await findCodesOfPage(platform.db, page.id);
  const slugs = page.otherSlug ? [page.slug, page.otherSlug] : [page.slug];
  await invalidatePaths(platform, [
    ...slugs.map(pagePath),
    codePath(page.code),
    ...new Set(linked.flatMap(({ code, hash }) => [codePath(code), cardPath(hash)])),
  ]);
}

/** The same for a card, with all its codes. */
export async function invalidateCard(platform: Platform, card: { id: string; hash: string }): Promise<void> {
  const codes = await findCodesOfCard(platform.db, card.id);
  await invalidatePaths(platform, [cardPath(card.hash), contactFilePath(card.hash), ...codes.map(codePath)]);
}
