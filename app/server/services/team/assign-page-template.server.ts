import type { UserActor } from "~/domain/accounts/actor";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import type { PageFollower, PageFollowers } from "~/domain/team/page-template";
import { writeAll } from "~/server/data/batch.server";
import { followPageTemplate, listPageFollowers, pagesAmong } from "~/server/data/page-templates.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { requirePageTemplate } from "./page-templates.server";
import { redraws } from "./redraw-followers.server";
import { requireTemplateOwner } from "./templates.server";

/** Pages per batch of writes. */
const AT_ONCE = 50;

/**
 * Makes pages of the actor follow a template of theirs, or stop following it; then they show their own values again.
 * Their share images are redrawn.
 * @returns how many pages changed
 * @throws AppError not_found, payment_required, rate_limited
 */
export async function assignPageTemplate(
  platform: Platform,
  actor: UserActor,
  id: string,
  { pages, follows }: PageFollowers,
): Promise<{ pages: number }> {
  requireTemplateOwner(platform, actor, "assign");
  await requirePageTemplate(platform, actor.userId, id);
  await consumeLimit(platform, "save", actor.userId);
  const wanted = { templateId: id, follows: !follows, ids: pages };
  const rows = await pagesAmong(platform.db, actor.userId, wanted, LIMITS.cardOptions);
  const now = platform.now();
  for (let i = 0; i < rows.length; i += AT_ONCE) {
    const ids = rows.slice(i, i + AT_ONCE).map((row) => row.id);
    await writeAll(platform.db, [
      followPageTemplate(actor.userId, follows ? id : null, ids, now),
      ...(await redraws(platform, ids, `follows:${now.getTime()}`, now)),
    ]);
  }
  if (rows.length > 0) startJobs(platform, actor.userId);
  return { pages: rows.length };
}

/** The actor's pages with the template that each follows, newest first. */
export async function listPagesToFollow(platform: Platform, actor: UserActor): Promise<PageFollower[]> {
  assertCan(actor, "list", ownOf(actor, "template"));
  const rows = await listPageFollowers(platform.db, actor.userId, LIMITS.cardOptions);
  return rows.map(({ templateId, ...page }) => ({ ...page, ...(templateId && { template: templateId }) }));
}
