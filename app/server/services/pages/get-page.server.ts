import type { UserActor } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import type { PageView } from "~/domain/pages/view";
import { findPictures } from "~/server/data/images.server";
import { dismissDuplicate, findOwnPage, type PageRow } from "~/server/data/pages.server";
import type { Platform } from "~/server/platform/platform.server";
import { imageBytesOf, presentPage } from "./present-page.server";

/** @throws AppError not_found, also for somebody else's page */
export async function requireOwnPage(platform: Platform, actor: UserActor, id: string): Promise<PageRow> {
  const row = await findOwnPage(platform.db, actor.userId, id);
  if (!row) throw new AppError("not_found");
  return row;
}

/** Whether the actor has a page of that id. */
export async function isOwnPage(platform: Platform, actor: UserActor, id: string): Promise<boolean> {
  return (await findOwnPage(platform.db, actor.userId, id)) !== undefined;
}

/**
 * A suspended page stays where it is: its owner can mend its text, but neither delete, copy nor move it, and neither bring
 * new images nor have one drawn. Only operators lift it.
 * @throws AppError forbidden (pageSuspended)
 */
export function refuseWhileSuspended({ suspendedAt }: Pick<PageRow, "suspendedAt">): void {
  if (suspendedAt) throw new AppError("forbidden", { messageKey: "pageSuspended" });
}

/** @returns the actor's page and its version, which is its ETag */
export async function getPage(
  platform: Platform,
  actor: UserActor,
  id: string,
): Promise<{ page: PageView; version: number }> {
  const row = await requireOwnPage(platform, actor, id);
  const pictures = await findPictures(platform.db, row.id);
  const page = presentPage(platform, row, pictures, actor.plan);
  return { page: { ...page, imageBytes: imageBytesOf(platform.config, pictures) }, version: row.version };
}

/** A duplicate that was opened or dismissed is marked no more. */
export async function acknowledgeDuplicate(platform: Platform, actor: UserActor, id: string): Promise<void> {
  await dismissDuplicate(platform.db, actor.userId, id);
}
