import type { NewJob, PageVersion } from "~/server/data/outbox.server";
import type { PageChange, PageRow } from "~/server/data/pages.server";
import type { Platform } from "~/server/platform/platform.server";
import { checkLinks } from "~/server/services/link-check/check-links.server";

/**
 * The part of a change to be written now. If the links of a page that is live, or will be, cannot be checked, it is
 * saved and goes live after the check.
 * @throws AppError invalid (linkHarmful) with every harmful link's field
 */
export async function withCheckedLinks(
  platform: Platform,
  row: PageRow,
  change: PageChange,
): Promise<PageChange> {
  if (!change.content && !change.published) return change;
  // A resting page returns with free seats, by a write that checks nothing.
  const isLive = change.published ?? (row.published || row.unpublishedReason === "limit");
  // A live page was checked when it went live.
  const checked = row.published ? row.content : null;
  const standing = await checkLinks(platform, change.content ?? row.content, isLive ? checked : undefined);
  return standing === "harmless" ? change : { ...change, published: false, unpublishedReason: "checking" };
}

/** The job that publishes such a page after its links are checked. */
export function checkLinksJob({ id, version }: PageVersion, ownerId: string): NewJob<"checkLinks"> {
  return { name: "checkLinks", shard: ownerId, payload: { pageId: id, revision: String(version) } };
}
