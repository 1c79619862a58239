import type { UserActor } from "~/domain/accounts/actor";
import { isPaid, pageLimit } from "~/domain/billing/entitlement";
import { AppError, invalidField } from "~/domain/errors";
import { newCode, newId } from "~/domain/ids";
import { contentOf } from "~/domain/pages/changes";
import { isProPage } from "~/domain/pages/entitlement";
import type { PageInput } from "~/domain/pages/schema";
import { needsShareImage } from "~/domain/pages/share-image";
import type { PageView } from "~/domain/pages/view";
import { assertCan, ownOf } from "~/domain/permissions";
import {
  bindAnonymousDraft,
  deleteClaimedEntity,
  draftBelongsTo,
} from "~/server/data/anonymous-drafts.server";
import { type Write, writeAll } from "~/server/data/batch.server";
import { insertCode } from "~/server/data/codes.server";
import { adoptPageImages, copyPageImages } from "~/server/data/images/copy-images.server";
import { enqueue, isPageAt } from "~/server/data/outbox.server";
import { insertPage, type NewPage } from "~/server/data/pages.server";
import { findHold, releaseSlug } from "~/server/data/slug-holds.server";
import { isUniqueViolation } from "~/server/data/violations.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { checkLinks } from "~/server/services/link-check/check-links.server";
import { generateSlug } from "./check-slug.server";
import { checkLinksJob } from "./checked-links.server";
import { getPage } from "./get-page.server";
import { requirePlanFor } from "./paid-features.server";
import { resolveCardRefs } from "./resolve-card-refs.server";
import { newShareImageKey, shareImageJob } from "./share-image-job.server";

/** How many slugs are tried when a generated one was taken in between. */
const SLUG_TRIES = 3;

/**
 * The source of a new page's images: the original of a copy, or the actor's draft from before the sign-up, which
 * becomes the page in the same write.
 */
export type ImageSource = { kind: "temporary"; id: string } | { kind: "page"; id: string };

interface Options {
  images?: ImageSource;
  isDuplicate?: boolean;
  /** A draft from before sign-up may hold paid features: it is stored unpublished for its maker to decide. */
  mayHoldPaid?: boolean;
  /** A subscriber's publish switch; off by default. */
  published?: boolean;
  /** The template of the actor's team that it follows. */
  templateId?: string;
  /** Its id; a new one by default. */
  id?: string;
}

/**
 * Creates a page. For a free user it is live at once; a subscriber publishes it with the switch.
 * @throws AppError payment_required, rate_limited, limit_reached (pageLimit), invalid (slugTaken on `slug`,
 *   linkHarmful), gone when its draft no longer exists
 */
export async function createPage(
  platform: Platform,
  actor: UserActor,
  input: PageInput,
  options: Options = {},
): Promise<{ page: PageView; version: number }> {
  assertCan(actor, options.isDuplicate ? "duplicate" : "create", ownOf(actor, "page"));
  const given = contentOf(input);
  if (!options.mayHoldPaid) requirePlanFor(platform, actor, given);
  const content = { ...given, blocks: await resolveCardRefs(platform, actor, given.blocks) };
  const isPro = isProPage(content);
  const isLive = isPaid(actor.plan, platform.now())
    ? (options.published ?? false)
    : !isPro && !options.isDuplicate;
  await consumeLimit(platform, "create", actor.userId);
  const standing = await checkLinks(platform, content, isLive ? null : undefined);
  const page = {
    id: options.id ?? newId("pg"),
    ownerId: actor.userId,
    code: newCode(),
    content,
    isPro,
    published: isLive && standing === "harmless",
    unpublishedReason: standing === "unacknowledged" ? ("checking" as const) : null,
    isDuplicate: options.isDuplicate ?? false,
    templateId: options.templateId ?? null,
    shareImageKey: needsShareImage(null, content, false) ? newShareImageKey(null) : null,
    createdAt: platform.now(),
  };
  const _slug = await writeNewPage(platform, actor, page, input.slug, options.images);
  startJobs(platform, actor.userId);
  return getPage(platform, actor, page.id);
}

async function writeNewPage(
  platform: Platform,
  actor: UserActor,
  page: Omit<NewPage, "slug">,
  wanted: string | undefined,
  images: ImageSource | undefined,
): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    // Each address generated from the title may be taken between the check and the write.
    const title = attempt < SLUG_TRIES ? page.content.profile.title : "";
    const slug = wanted ?? (await generateSlug(platform, actor, title));
    try {
      const [inserted = 0] = await writeAll(
        platform.db,
        writesOf(platform, actor, { ...page, slug }, images),
      );
      if (inserted > 0) return slug;
    } catch (error) {
      if (!isUniqueViolation(error, "pages.slug")) throw error;
      if (wanted === undefined && attempt < SLUG_TRIES) continue;
      throw invalidField("slug", "slugTaken", { url: slug });
    }
    if (images?.kind === "temporary") await requireDraft(platform, actor, images.id);
    const hold = await findHold(platform.db, slug, platform.now());
    if (hold && hold.ownerId !== actor.userId) throw invalidField("slug", "slugTaken", { url: slug });
    throw new AppError("limit_reached", { messageKey: "pageLimit" });
  }
}

/** @throws AppError gone when the draft no longer exists: another sign-in converted it */
async function requireDraft(platform: Platform, actor: UserActor, id: string): Promise<void> {
  const draft = await bindAnonymousDraft(platform.db, id, actor.userId, platform.now());
  if (!draft) throw new AppError("gone");
}

function writesOf(
  platform: Platform,
  actor: UserActor,
  page: NewPage,
  images: ImageSource | undefined,
): Write[] {
  const { db } = platform;
  const now = page.createdAt;
  const isDraft = images?.kind === "temporary";
  const adopt =
    images?.kind === "temporary"
      ? [...adoptPageImages(images.id, page.id, now), ...deleteClaimedEntity(db, images.id, page.id)]
      : images?.kind === "page"
        ? copyPageImages(images.id, page.id, now)
        : [];
  return [
    insertPage(
      page,
      pageLimit(actor.plan, now),
      isDraft ? draftBelongsTo(images.id, actor.userId) : undefined,
    ),
    insertCode({ code: page.code, ownerId: actor.userId, pageId: page.id, createdAt: now }),
    ...adopt,
    releaseSlug(db, page.slug, actor.userId, page.id),
    ...(page.shareImageKey
      ? [
          enqueue(shareImageJob(page.id, 1, actor.userId), now, {
            when: isPageAt({ id: page.id, version: 1 }),
          }),
        ]
      : []),
    ...(page.unpublishedReason === "checking"
      ? [
          enqueue(checkLinksJob({ id: page.id, version: 1 }, actor.userId), now, {
            when: isPageAt({ id: page.id, version: 1 }),
          }),
        ]
      : []),
  ];
}
