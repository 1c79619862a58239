import { ANONYMOUS } from "~/domain/accounts/actor";
import {
  type AnonymousDraft,
  type AnonymousSlot,
  isCardSlot,
  temporaryExpiry,
} from "~/domain/anonymous/schema";
import { CARD_IMAGE_SIDES } from "~/domain/cards/image-slots";
import { AppError } from "~/domain/errors";
import { isId, newId } from "~/domain/ids";
import { jsonBytes } from "~/domain/json-size";
import { LIMITS } from "~/domain/limits";
import { MAX_SIDES } from "~/domain/media/image-types";
import { wantedBlockImages } from "~/domain/media/wanted-images";
import { can } from "~/domain/permissions";
import { findTemporaryEntity, upsertTemporaryEntity } from "~/server/data/anonymous-drafts.server";
import { writeAll } from "~/server/data/batch.server";
import { shareBlockImages } from "~/server/data/images/copy-images.server";
import {
  upsertBlockImage,
  upsertCardImage,
  upsertTemporaryImage,
} from "~/server/data/images/store-images.server";
import { storeImage } from "~/server/platform/image-store.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit, spend } from "~/server/platform/rate-limits.server";
import { readUpload } from "~/server/services/media/read-upload.server";
import { tooManyBlockImages } from "~/server/services/pages/page-images.server";

export interface TemporarySaved {
  temporaryId: string;
  expiresAt: string;
}

/** A known draft keeps its id; for an unknown or expired one a new id is made. */
async function idFor(platform: Platform, temporaryId: string | undefined): Promise<string> {
  return (await findDraft(platform, temporaryId))?.id ?? newId("tmp");
}

/** @returns a draft not bound to an account: its id is enough to continue it */
async function findDraft(platform: Platform, id: string | undefined) {
  const draft = isId("tmp", id) ? await findTemporaryEntity(platform.db, id, platform.now()) : undefined;
  return draft && can(ANONYMOUS, "edit", { noun: "temporary", ownerId: draft.ownerId }) ? draft : undefined;
}

/**
 * Runs before a draft is parsed, or its image decoded: both cost more than this check.
 * @param bytes of the draft's JSON, absent for an image
 * @throws AppError rate_limited, payload_too_large (draftTooLarge)
 */
export async function admitAnonymousSave(platform: Platform, bytes?: number): Promise<void> {
  if (bytes !== undefined && bytes > LIMITS.temporaryJson) {
    const params = { kb: LIMITS.temporaryJson / 1000 };
    throw new AppError("payload_too_large", { messageKey: "draftTooLarge", params });
  }
  await consumeLimit(platform, "temporarySaveIp");
  if (bytes === undefined) return;
  await spend(platform, "temporaryBytesIp", bytes);
}

/**
 * Stores an anonymous draft for seven days. Its id is enough to continue it, until it is bound to an account: it is
 * unguessable and shown to its maker only. The caller has called {@link admitAnonymousSave} before.
 */
export async function saveAnonymousDraft(platform: Platform, draft: AnonymousDraft): Promise<TemporarySaved> {
  // Refused drafts count for their sender alone; only stored ones count against the shared limit.
  const bytes = Math.max(jsonBytes(draft.entity), LIMITS.temporaryRow);
  const isSmall = bytes <= LIMITS.smallDraft;
  await spend(platform, isSmall ? "temporarySmallBytesAll" : "temporaryBytesAll", bytes, "all");
  const id = await idFor(platform, draft.temporaryId);
  const now = platform.now();
  const expiresAt = temporaryExpiry(now);
  await upsertTemporaryEntity(platform.db, {
    id,
    type: draft.type,
    entity: draft.entity,
    createdAt: now,
    expiresAt,
  });
  const wanted = draft.type === "page" ? wantedBlockImages(draft.entity.blocks) : [];
  if (wanted.length > 0) await writeAll(platform.db, [shareBlockImages(id, wanted, now)]);
  return { temporaryId: id, expiresAt: expiresAt.toISOString() };
}

/**
 * Stores one image of such a draft. The caller has called {@link admitAnonymousSave} before.
 * @throws AppError not_found (temporaryGone) for an unknown draft, invalid, payload_too_large
 */
export async function saveAnonymousImage(
  platform: Platform,
  upload: AnonymousSlot & { image: unknown; temporaryId: string },
): Promise<TemporarySaved> {
  const now = platform.now();
  const draft = await findDraft(platform, upload.temporaryId);
  if (!draft) throw new AppError("not_found", { field: "temporaryId", messageKey: "temporaryGone" });
  const side = isCardSlot(upload) ? CARD_IMAGE_SIDES[upload.type] : MAX_SIDES[upload.type];
  const bytes = await readUpload(upload.image);
  // The stored image is never much larger than the upload; checked before decoding.
  await spend(platform, "temporaryImageBytesIp", bytes.length);
  await spend(platform, "temporaryImageBytesAll", bytes.length, "all");
  const stored = await storeImage(platform, bytes, side);
  const image = { ...stored, createdAt: now };
  if (isCardSlot(upload)) {
    await writeAll(platform.db, [upsertCardImage({ ...image, holderId: draft.id, slot: upload.type })]);
  } else if (upload.type === "block") {
    const row = { ...image, holderId: draft.id, blockKey: upload.block };
    const [written] = await writeAll(platform.db, [upsertBlockImage(row)]);
    if (written === 0) throw tooManyBlockImages();
  } else {
    const row = { ...image, id: newId("img"), temporaryId: draft.id, type: upload.type };
    await writeAll(platform.db, [upsertTemporaryImage(row)]);
  }
  return { temporaryId: draft.id, expiresAt: draft.expiresAt.toISOString() };
}
