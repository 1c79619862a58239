import type { UserActor } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import { newId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { isSameJson } from "~/domain/same-json";
import type { PageTemplateContent, PageTemplateInput, PageTemplateView } from "~/domain/team/page-template";
import { writeAll } from "~/server/data/batch.server";
import {
  deletePageTemplate,
  findListedPageTemplate,
  insertPageTemplate,
  type ListedPageTemplateRow,
  listPageTemplates,
  pagesAmong,
  updatePageTemplate,
} from "~/server/data/page-templates.server";
import { TEMPLATES_OF } from "~/server/data/team-templates.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { templateLinkChecks } from "~/server/services/link-check/check-template-links.server";
import { redrawFollowers, redraws } from "./redraw-followers.server";
import { requireTemplateOwner } from "./templates.server";

const kind = TEMPLATES_OF.pages;

/** The page templates of the actor's own team, oldest first. */
export async function listOwnPageTemplates(
  platform: Platform,
  actor: UserActor,
): Promise<PageTemplateView[]> {
  assertCan(actor, "list", ownOf(actor, "template"));
  const rows = await listPageTemplates(platform.db, actor.userId, LIMITS.templates);
  return rows.map(presentPageTemplate);
}

/** @throws AppError not_found */
export async function getPageTemplate(
  platform: Platform,
  actor: UserActor,
  id: string,
): Promise<PageTemplateView> {
  assertCan(actor, "view", ownOf(actor, "template"));
  return presentPageTemplate(await requirePageTemplate(platform, actor.userId, id));
}

/** @throws AppError not_found where the owner has no such template */
export async function requirePageTemplate(
  { db }: Platform,
  ownerId: string,
  id: string,
): Promise<ListedPageTemplateRow> {
  const row = await findListedPageTemplate(db, ownerId, id);
  if (!row) throw new AppError("not_found");
  return row;
}

/**
 * Creates a page template. No page follows it yet.
 * @throws AppError payment_required, limit_reached (templateLimit), invalid (linkHarmful), rate_limited
 */
export async function createPageTemplate(
  platform: Platform,
  actor: UserActor,
  { name, ...content }: PageTemplateInput,
): Promise<PageTemplateView> {
  requireTemplateOwner(platform, actor, "create");
  await consumeLimit(platform, "save", actor.userId);
  const id = newId("ptp");
  const checks = await templateLinkChecks(platform, { kind, id, ownerId: actor.userId, content }, null);
  const now = platform.now();
  const row = { id, ownerId: actor.userId, name, content, version: 1, createdAt: now, updatedAt: now };
  const [made = 0] = await writeAll(platform.db, [insertPageTemplate(row, LIMITS.templates), ...checks]);
  if (made === 0)
    throw new AppError("limit_reached", { messageKey: "templateLimit", params: { max: LIMITS.templates } });
  if (checks.length > 0) startJobs(platform, actor.userId);
  return getPageTemplate(platform, actor, id);
}

/**
 * Changes a page template: one write, after which all pages that follow it show it. Their share images are redrawn by
 * the queue if it changes the theme.
 * @param ifVersion the version that the change was made on; absent means the current one
 * @throws AppError not_found, payment_required, precondition_failed, invalid (linkHarmful), rate_limited
 */
export async function changePageTemplate(
  platform: Platform,
  actor: UserActor,
  id: string,
  { name, ...content }: PageTemplateInput,
  ifVersion?: number,
): Promise<PageTemplateView> {
  requireTemplateOwner(platform, actor, "edit");
  const row = await requirePageTemplate(platform, actor.userId, id);
  await consumeLimit(platform, "save", actor.userId);
  const owned = { ownerId: actor.userId, id };
  const saved = { ...owned, kind, content };
  const checks = await templateLinkChecks(platform, saved, row.content);
  const now = platform.now();
  const isRedrawn = !isSameJson(lockedTheme(row.content), lockedTheme(content));
  const [changed = 0] = await writeAll(platform.db, [
    updatePageTemplate(owned, { name, content }, now, ifVersion),
    ...checks,
    ...(isRedrawn ? [redrawFollowers(saved, now)] : []),
  ]);
  if (changed === 0) throw new AppError(ifVersion === undefined ? "not_found" : "precondition_failed");
  if (isRedrawn || checks.length > 0) startJobs(platform, actor.userId);
  return getPageTemplate(platform, actor, id);
}

/**
 * Removes a page template: those that followed it show their own values again.
 * @throws AppError not_found, payment_required
 */
export async function removePageTemplate(platform: Platform, actor: UserActor, id: string): Promise<void> {
  requireTemplateOwner(platform, actor, "delete");
  const { content } = await requirePageTemplate(platform, actor.userId, id);
  const now = platform.now();
  const wanted = { templateId: id, follows: true };
  const rows = content.isThemeLocked
    ? await pagesAmong(platform.db, actor.userId, wanted, LIMITS.cardOptions)
    : [];
  const ids = rows.map((row) => row.id);
  await writeAll(platform.db, [
    ...deletePageTemplate(actor.userId, id, now),
    ...(await redraws(platform, ids, `gone:${now.getTime()}`, now)),
  ]);
  if (ids.length > 0) startJobs(platform, actor.userId);
}

const lockedTheme = ({ isThemeLocked, theme }: PageTemplateContent) => (isThemeLocked ? theme : null);

const presentPageTemplate = (row: ListedPageTemplateRow): PageTemplateView => ({
  ...row.content,
  id: row.id,
  name: row.name,
  pages: row.pages,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
