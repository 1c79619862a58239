import { imageUrl, pageUrl } from "~/domain/addresses";
import { entitlementOf, isPaid } from "~/domain/billing/entitlement";
import type { Subject } from "~/domain/changes";
import { withoutPaidParts } from "~/domain/pages/blocks";
import type { PageContent, SensitiveLevel } from "~/domain/pages/schema";
import { nextChangeAt, visibleBlocks } from "~/domain/pages/visible";
import { visitorPageState } from "~/domain/pages/visitor";
import { pageThing } from "~/domain/visits/thing";
import { ownZone, type Visited } from "~/domain/visits/visited";
import { findPublicPage, findPublicPageById } from "~/server/data/public-page.server";
import { findHold } from "~/server/data/slug-holds.server";
import type { Platform } from "~/server/platform/platform.server";
import { contentWithImages } from "~/server/services/pages/present-page.server";
import { shownPage } from "~/server/services/pages/shown-page.server";

/**
 * What an address of the site shows, what it was made from, until when it is valid at most (milliseconds since the
 * epoch), and the version of its page, if there is one.
 */
export type VisitorPage = (
  | {
      kind: "page";
      id: string;
      visited: Visited;
      content: PageContent;
      url: string;
      shareImageUrl?: string;
      isFree: boolean;
    }
  | { kind: "sensitive"; level: SensitiveLevel; title: string; url: string; shareImageUrl?: string }
  | { kind: "unknown" | "deleted" | "expired" }
  | { kind: "moved"; url: string }
) & { subjects: Subject[]; expiresAt?: number; version?: number };

/**
 * Looks an address up for a visitor. Expiry, schedules and suspension are decided here, at read time, so that no stuck
 * job ever leaks or hides a page.
 * @param confirmed the level that the visitor has confirmed; of a page of another level only the title is returned
 */
export async function getVisitorPage(
  platform: Platform,
  slug: string,
  confirmed?: SensitiveLevel,
): Promise<VisitorPage> {
  const found = await findPublicPage(platform.db, slug);
  if (!found) return showHeld(platform, slug);
  const now = platform.now();
  const entitlement = entitlementOf(found.entitlement);
  const { page, images, version } = shownPage(found.page, found.images, found.template, entitlement, now);
  const state = visitorPageState(found, now);
  const subjects: Subject[] = [`slug:${slug}`, `page:${page.id}`, `owner:${page.ownerId}`];
  if (page.templateId) subjects.push(`template:${page.templateId}`);
  if (state === "expired") return { kind: "expired", version, subjects };
  if (state !== "published") return { kind: "unknown", version, subjects };
  const ends =
    entitlement.endsAt && entitlement.endsAt > now ? entitlement.endsAt.getTime() : Number.POSITIVE_INFINITY;
  const shareImage = page.shareImageKey
    ? { shareImageUrl: imageUrl(platform.config.origins, page.shareImageKey) }
    : {};
  const url = pageUrl(platform.config.origins, page.slug);
  const level = page.content.sensitive;
  if (level && level !== confirmed) {
    const { title } = page.content.profile;
    return { kind: "sensitive", level, title, url, ...shareImage, expiresAt: ends, version, subjects };
  }
  const content = contentWithImages(platform.config, page.content, images);
  const blocks = visibleBlocks(content, now);
  const isFree = !isPaid(entitlement, now);
  const changes = nextChangeAt(content, now)?.getTime() ?? Number.POSITIVE_INFINITY;
  return {
    kind: "page",
    id: page.id,
    visited: { owner: page.ownerId, thing: pageThing(page.id), ...ownZone(found.owner) },
    // Paid parts of a link are not shown without a plan, whatever the page was saved as.
    content: { ...content, blocks: isFree ? blocks.map(withoutPaidParts) : blocks },
    url,
    ...shareImage,
    isFree,
    expiresAt: Math.min(ends, changes),
    version,
    subjects,
  };
}

/** No page has the address now: its page may have moved, or been deleted recently. */
async function showHeld(platform: Platform, slug: string): Promise<VisitorPage> {
  const hold = await findHold(platform.db, slug, platform.now());
  const subjects: Subject[] = [`slug:${slug}`];
  if (!hold) return { kind: "unknown", subjects };
  const expiresAt = hold.until.getTime();
  if (hold.kind === "deleted") return { kind: "deleted", subjects, expiresAt };
  const target = await findPublicPageById(platform.db, hold.pageId);
  subjects.push(`page:${hold.pageId}`, `owner:${target?.page.ownerId ?? hold.ownerId}`);
  if (!target) return { kind: "unknown", subjects, expiresAt };
  if (target.page.deletedAt) return { kind: "deleted", subjects, expiresAt };
  // The new address of an invisible page is not disclosed.
  const state = visitorPageState(target, platform.now());
  if (state !== "published" && state !== "expired") return { kind: "unknown", subjects, expiresAt };
  return { kind: "moved", url: pageUrl(platform.config.origins, target.page.slug), subjects, expiresAt };
}
