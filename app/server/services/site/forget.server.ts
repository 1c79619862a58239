import { cardPath, codePath, contactFilePath, pagePath } from "~/domain/addresses";
import { findCodesOfCard, findCodesOfPage } from "~/server/data/codes.server";
import type { Platform } from "~/server/platform/platform.server";
import { forgetPaths } from "~/server/platform/site-cache.server";

/** Makes the site answer an address anew: somebody got, moved or freed it. */
export function forgetSlug(platform: Platform, slug: string): Promise<void> {
  return forgetPaths(platform, [pagePath(slug)]);
}

/** Makes the site answer anew whatever shows a page or depends on it. */
export async function forgetPage(
  platform: Platform,
  page: { id: string; slug: string; code: string; otherSlug?: string },
): Promise<void> {
  const linked = await findCodesOfPage(platform.db, page.id);
  const slugs = page.otherSlug ? [page.slug, page.otherSlug] : [page.slug];
  await forgetPaths(platform, [
    ...slugs.map(pagePath),
    codePath(page.code),
    ...new Set(linked.flatMap(({ code, hash }) => [codePath(code), cardPath(hash)])),
  ]);
}

/** The same for a card, with all its codes. */
export async function forgetCard(platform: Platform, card: { id: string; hash: string }): Promise<void> {
  const codes = await findCodesOfCard(platform.db, card.id);
  await forgetPaths(platform, [cardPath(card.hash), contactFilePath(card.hash), ...codes.map(codePath)]);
}
