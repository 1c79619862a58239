import { imageUrl, pageUrl } from "~/domain/addresses";
import { entitlementOf, isPaid } from "~/domain/billing/entitlement";
import type { PageContent, SensitiveLevel } from "~/domain/pages/schema";
import { nextChangeAt, visibleBlocks } from "~/domain/pages/visible";
import { visitorPageState } from "~/domain/pages/visitor";
import { findHold, findPublicPage, findPublicPageById } from "~/server/data/pages.server";
import type { Platform } from "~/server/platform/platform.server";
import { contentWithImages } from "~/server/services/pages/present-page.server";

/**
 * What an address of the site shows, until when at the latest (milliseconds since the epoch), and of which version of
 * its page, where there is one.
 */
export type VisitorPage = (
  | { kind: "page"; id: string; content: PageContent; url: string; shareImageUrl?: string; isFree: boolean }
  | { kind: "sensitive"; level: SensitiveLevel; title: string; url: string; shareImageUrl?: string }
  | { kind: "unknown" | "deleted" | "expired" }
  | { kind: "moved"; url: string }
) & { expiresAt?: number; version?: number };

/**
 * Looks an address up for a visitor. Expiry, schedules and suspension are decided here, at read time, so that no stuck
 * job ever leaks or hides a page.
 * @param confirmed the level that the visitor has confirmed; nothing but the title of a page of another level is given
 */
export async function getVisitorPage(
  platform: Platform,
  slug: string,
  confirmed?: SensitiveLevel,
): Promise<VisitorPage> {
  const found = await findPublicPage(platform.db, slug);
  if (!found) return showHeld(platform, slug);
  const { page } = found;
  const now = platform.now();
  const entitlement = entitlementOf(found.entitlement);
  const state = visitorPageState(found, now);
  const { version } = page;
  if (state === "expired") return { kind: "expired", version };
  if (state !== "published") return { kind: "unknown", version };
  const ends =
    entitlement.endsAt && entitlement.endsAt > now ? entitlement.endsAt.getTime() : Number.POSITIVE_INFINITY;
  const shareImage = page.shareImageKey
    ? { shareImageUrl: imageUrl(platform.config.origins, page.shareImageKey) }
    : {};
  const url = pageUrl(platform.config.origins, page.slug);
  const level = page.content.sensitive;
  if (level && level !== confirmed) {
    const { title } = page.content.profile;
    return { kind: "sensitive", level, title, url, ...shareImage, expiresAt: ends, version };
  }
  const content = contentWithImages(platform.config, page.content, found.pictures);
  const changes = nextChangeAt(content, now)?.getTime() ?? Number.POSITIVE_INFINITY;
  return {
    kind: "page",
    id: page.id,
    content: { ...content, blocks: visibleBlocks(content, now) },
    url,
    ...shareImage,
    isFree: !isPaid(entitlement, now),
    expiresAt: Math.min(ends, changes),
    version,
  };
}

/** The changes of a page do not name its former addresses, so what these answer is looked up anew within the minute. */
const HELD_MS = 50_000;

/** No page has the address now: it may have moved, or been deleted a short while ago. */
async function showHeld(platform: Platform, slug: string): Promise<VisitorPage> {
  const hold = await findHold(platform.db, slug, platform.now());
  if (!hold) return { kind: "unknown" };
  if (hold.kind === "deleted") return { kind: "deleted" };
  const target = await findPublicPageById(platform.db, hold.pageId);
  if (!target) return { kind: "unknown" };
  if (target.page.deletedAt) return { kind: "deleted" };
  const expiresAt = platform.now().getTime() + HELD_MS;
  // Where a page that nobody sees has gone is its owner's secret.
  const state = visitorPageState(target, platform.now());
  if (state !== "published" && state !== "expired") return { kind: "unknown", expiresAt };
  return { kind: "moved", url: pageUrl(platform.config.origins, target.page.slug), expiresAt };
}
