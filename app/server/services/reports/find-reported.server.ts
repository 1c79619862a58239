import { cardAddress, cardUrl, pageUrl } from "~/domain/addresses";
import { AppError } from "~/domain/errors";
import { isPageVisible } from "~/domain/pages/visitor";
import { findPublicCard } from "~/server/data/public-card.server";
import { findPublicPage } from "~/server/data/public-page.server";
import type { Platform } from "~/server/platform/platform.server";

/** A page or card that can be reported: its id, its address below the site's root without the slash, and its URL. */
export interface Reported {
  id: string;
  address: string;
  url: string;
}

/** @returns the page that visitors see at a slug @throws AppError not_found when they see none */
export async function findReportedPage(platform: Platform, slug: string): Promise<Reported> {
  const found = await findPublicPage(platform.db, slug);
  if (!found || !isPageVisible(found, platform.now())) throw new AppError("not_found");
  return { id: found.page.id, address: slug, url: pageUrl(platform.config.origins, slug) };
}

/** @returns the card that visitors see under a hash @throws AppError not_found when they see none */
export async function findReportedCard(platform: Platform, hash: string): Promise<Reported> {
  const found = await findPublicCard(platform.db, hash);
  if (!found?.ownerEnabled || found.card.deletedAt) throw new AppError("not_found");
  return {
    id: found.card.id,
    address: cardAddress(found.card.hash),
    url: cardUrl(platform.config.origins, hash),
  };
}
