import type { UserActor } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import { wantedBlockImages, wantedPageImages } from "~/domain/media/wanted-images";
import { contentOf } from "~/domain/pages/changes";
import { type PageContent, type PageInput, pageContentSchema } from "~/domain/pages/schema";
import { writeAll } from "~/server/data/batch.server";
import { findImages } from "~/server/data/images/find-images.server";
import {
  deletePaidVersion,
  findPaidVersion,
  findPaidVersionTime,
  paidHolder,
  storePaidVersion,
} from "~/server/data/paid-versions.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { requirePage } from "./get-page.server";
import { contentWithImages } from "./present-page.server";

/**
 * Stores a page's content before 'Back to free', replacing an earlier one: it is never served, and its owner can
 * restore it with a plan. Images that it names are those of the page; others are left out.
 * @throws AppError not_found, rate_limited
 */
export async function savePaidVersion(
  platform: Platform,
  actor: UserActor,
  id: string,
  input: PageInput,
): Promise<void> {
  const row = await requirePage(platform, actor, "edit", id);
  await consumeLimit(platform, "save", actor.userId);
  const version = {
    pageId: row.id,
    ownerId: row.ownerId,
    content: contentOf(input),
    wanted: { images: wantedPageImages(input), blocks: wantedBlockImages(input.blocks) },
  };
  const [stored = 0] = await writeAll(platform.db, storePaidVersion(version, platform.now()));
  if (stored === 0) throw new AppError("not_found");
}

/**
 * @returns the paid version of a page with the addresses of its images; null without one that today's schema accepts
 * @throws AppError not_found
 */
export async function getPaidVersion(
  platform: Platform,
  actor: UserActor,
  id: string,
): Promise<PageContent | null> {
  const row = await requirePage(platform, actor, "edit", id);
  const [stored, images] = await Promise.all([
    findPaidVersion(platform.db, row.ownerId, row.id),
    findImages(platform.db, paidHolder(row.id)),
  ]);
  const parsed = pageContentSchema.safeParse(stored?.content);
  return parsed.success ? contentWithImages(platform.config, parsed.data, images) : null;
}

/** @returns when the paid version of a page was stored, as an ISO instant; null without one */
export async function getPaidVersionTime(
  platform: Platform,
  actor: UserActor,
  id: string,
): Promise<string | null> {
  const row = await requirePage(platform, actor, "edit", id);
  return (await findPaidVersionTime(platform.db, row.ownerId, row.id))?.toISOString() ?? null;
}

/** Deletes the paid version of a page: it was restored, or discarded. @throws AppError not_found */
export async function dropPaidVersion(platform: Platform, actor: UserActor, id: string): Promise<void> {
  const row = await requirePage(platform, actor, "edit", id);
  await writeAll(platform.db, deletePaidVersion(row.id));
}
