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

/** A known draft goes on under its id; an unknown or expired one starts anew. */
async function idFor(platform: Platform, temporaryId: string | undefined): Promise<string> {
  return (await findDraft(platform, temporaryId))?.id ?? newId("tmp");
}

/** @returns a draft that belongs to no account yet: its id is all that is needed to go on with it */
async function findDraft(platform: Platform, id: string | undefined) {
  const draft = isId("tmp", id) ? await findTemporaryEntity(platform.db, id, platform.now()) : undefined;
  return draft && can(ANONYMOUS, "edit", { noun: "temporary", ownerId: draft.ownerId }) ? draft : undefined;
}

/**
 * Asked before the body of a draft is parsed, or an image of one decoded: both cost more than the asking.
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
 * Keeps for seven days what somebody designed without an account. Its id is all that is needed to go on with it, until it
 * belongs to an account: it is unguessable and shown to its maker only. The caller has asked
 * {@link admitAnonymousSave} before.
 */
export async function saveAnonymousDraft(platform: Platform, draft: AnonymousDraft): Promise<TemporarySaved> {
  // What is refused costs its sender alone; only what is stored counts against what everybody may add.
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
 * Keeps one image of such a draft. The caller has asked {@link admitAnonymousSave} before.
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
  // What is stored is never larger than what was sent by much; asked before anything is decoded.
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
