import { ANONYMOUS, type UserActor } from "~/domain/accounts/actor";
import type { PageView } from "~/domain/pages/view";
import { slugFrom } from "~/domain/slugs";
import type { Platform } from "~/server/platform/platform.server";
import { checkSlug, generateSlug } from "./check-slug.server";
import { createPage } from "./create-page.server";
import { refuseWhileSuspended, requirePage } from "./get-page.server";

/**
 * Copies a page: a new, unpublished one with the same content and images, its address made from the old one.
 * @throws AppError not_found, forbidden (pageSuspended), limit_reached (pageLimit)
 */
export async function duplicatePage(
  platform: Platform,
  actor: UserActor,
  id: string,
): Promise<{ page: PageView; version: number }> {
  const row = await requirePage(platform, actor, "duplicate", id);
  refuseWhileSuspended(row);
  const { suggestions } = await checkSlug(platform, ANONYMOUS, slugFrom(row.slug));
  const slug = suggestions[0] ?? (await generateSlug(platform, actor));
  const options = {
    images: { kind: "page" as const, id: row.id },
    isDuplicate: true,
    mayHoldPaid: true,
    templateId: row.templateId ?? undefined,
  };
  return createPage(platform, actor, { sensitive: undefined, ...row.content, slug }, options);
}
