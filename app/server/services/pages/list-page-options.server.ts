import type { UserActor } from "~/domain/accounts/actor";
import { pageState } from "~/domain/pages/state";
import { assertCan, ownOf } from "~/domain/permissions";
import { listOwnPages } from "~/server/data/pages.server";
import type { Platform } from "~/server/platform/platform.server";

/**
 * Above any real number of pages, since each costs a seat. All are needed: a page that is not listed is shown as
 * deleted.
 */
const MOST = 5_000;

export interface PageOption {
  id: string;
  title: string;
  slug: string;
  isPublished: boolean;
}

/** The actor's pages as options, newest first. */
export async function listPageOptions(platform: Platform, actor: UserActor): Promise<PageOption[]> {
  assertCan(actor, "list", ownOf(actor, "page"));
  const rows = await listOwnPages(platform.db, actor.userId, MOST);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    slug: row.slug,
    isPublished: pageState(row, actor.plan, platform.now()) === "published",
  }));
}
