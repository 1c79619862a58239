import type { NewJob, PageVersion } from "~/server/data/outbox.server";
import type { PageChange, PageRow } from "~/server/data/pages.server";
import type { Platform } from "~/server/platform/platform.server";
import { checkLinks } from "~/server/services/link-check/check-links.server";

/**
 * What of a change is written now. Where the links of a page that is to be live, now or once there is room, cannot be
 * checked, it is saved and goes live once they can be.
 * @throws AppError invalid (linkHarmful) with every harmful link's field
 */
export async function withCheckedLinks(
  platform: Platform,
  row: PageRow,
  change: PageChange,
): Promise<PageChange> {
  if (!change.content && !change.published) return change;
  // What rests comes back with the seats, by a write that checks nothing.
  const isLive = change.published ?? (row.published || row.unpublishedReason === "limit");
  // What is live was checked when it went live.
  const checked = row.published ? row.content : null;
  const standing = await checkLinks(platform, change.content ?? row.content, isLive ? checked : undefined);
  return standing === "harmless" ? change : { ...change, published: false, unpublishedReason: "checking" };
}

/** The job that publishes such a page once its links are checked. */
export function checkLinksJob({ id, version }: PageVersion, ownerId: string): NewJob<"checkLinks"> {
  return { name: "checkLinks", shard: ownerId, payload: { pageId: id, revision: String(version) } };
}
