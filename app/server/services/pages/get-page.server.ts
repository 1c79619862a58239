import type { UserActor } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import type { PageView } from "~/domain/pages/view";
import { type Action, assertCan, can, ownOf } from "~/domain/permissions";
import { findImages } from "~/server/data/images/find-images.server";
import type { PageTemplateRow } from "~/server/data/page-templates.server";
import { dismissDuplicate, findOwnPage, type PageRow } from "~/server/data/pages.server";
import type { Platform } from "~/server/platform/platform.server";
import { imageBytesOf, presentPage } from "./present-page.server";
import { shownPage, templateOfPage } from "./shown-page.server";

/** @throws AppError not_found, also where the action is not allowed */
export async function requirePage(
  platform: Platform,
  actor: UserActor,
  action: Action,
  id: string,
): Promise<PageRow> {
  const row = await findOwnPage(platform.db, actor.userId, id);
  if (!row) throw new AppError("not_found");
  assertCan(actor, action, { noun: "page", ownerId: row.ownerId });
  return row;
}

/** Whether the actor has a page of that id. */
export async function isOwnPage(platform: Platform, actor: UserActor, id: string): Promise<boolean> {
  const row = await findOwnPage(platform.db, actor.userId, id);
  return row !== undefined && can(actor, "edit", { noun: "page", ownerId: row.ownerId });
}

/**
 * A suspended page stays where it is: its owner can edit its text, but neither delete, copy nor move it, and neither
 * upload images nor have one drawn. Only operators lift it.
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
  const row = await requirePage(platform, actor, "view", id);
  const [stored, look] = await Promise.all([findImages(platform.db, row.id), templateOfPage(platform, row)]);
  const shown = shownPage(row, stored, look, actor.plan, platform.now());
  const { page: seen, images, template } = shown;
  const page = presentPage(platform, seen, images, actor.plan);
  const followed = template && { template: presentPageTemplateOf(template) };
  const imageBytes = imageBytesOf(platform.config, images);
  return { page: { ...page, ...followed, imageBytes }, version: row.version };
}

/** A page's template for the page's editor. */
function presentPageTemplateOf({ id, name, content }: PageTemplateRow): PageView["template"] {
  const { isThemeLocked, first, last } = content;
  return { id, name, isThemeLocked, first: first.map(({ key }) => key), last: last.map(({ key }) => key) };
}

/** Removes the mark of a duplicate that was opened or dismissed. */
export async function acknowledgeDuplicate(platform: Platform, actor: UserActor, id: string): Promise<void> {
  assertCan(actor, "edit", ownOf(actor, "page"));
  await dismissDuplicate(platform.db, actor.userId, id);
}
