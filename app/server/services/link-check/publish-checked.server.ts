import { entitlementOf, livePages } from "~/domain/billing/entitlement";
import { AppError } from "~/domain/errors";
import type { JobPayload } from "~/domain/jobs";
import { writeAll } from "~/server/data/batch.server";
import { publishChecked } from "~/server/data/pages.server";
import { findPublicPageById } from "~/server/data/public-page.server";
import type { Platform } from "~/server/platform/platform.server";
import { checkLinks } from "./check-links.server";

/**
 * Publishes a page whose links could not be checked when it was saved. One with a harmful link stays as it is: its
 * owner gets the error at the next save.
 * @throws Error while the service is unavailable, or when the page changed meanwhile, so that the job is retried
 */
export async function publishCheckedPage(
  platform: Platform,
  { pageId }: JobPayload<"checkLinks">,
): Promise<void> {
  const found = await findPublicPageById(platform.db, pageId);
  if (!found || found.page.deletedAt || found.page.unpublishedReason !== "checking") return;
  try {
    const standing = await checkLinks(platform, found.page.content, null);
    if (standing === "unacknowledged") throw new Error("the links of a page are still to be checked");
  } catch (error) {
    if (error instanceof AppError) return;
    throw error;
  }
  const now = platform.now();
  const limit = livePages(entitlementOf(found.entitlement), now);
  const [published] = await writeAll(platform.db, [publishChecked(platform.db, found.page, now, limit)]);
  if (published === 0) throw new Error("a page changed while its links were checked");
}
