import type { UserActor } from "~/domain/accounts/actor";
import { imageUrl } from "~/domain/addresses";
import { isPaid } from "~/domain/billing/entitlement";
import { CARD_IMAGE_SIDES } from "~/domain/cards/image-slots";
import type { CardImageSlot } from "~/domain/cards/schema";
import { AppError } from "~/domain/errors";
import { locked } from "~/domain/team/own-values";
import { type Condition, type Write, writeAll } from "~/server/data/batch.server";
import { isCardIn, touchCardIn } from "~/server/data/cards.server";
import { findCardImages } from "~/server/data/images/find-images.server";
import { deleteCardImage, upsertCardImage } from "~/server/data/images/store-images.server";
import { storeImage } from "~/server/platform/image-store.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { readUpload } from "~/server/services/media/read-upload.server";
import { followChanges } from "~/server/services/passes/follow-changes.server";
import { preparePassImages } from "~/server/services/passes/prepare-pass-images.server";
import { type HeldCard, planOf, requireCard, scopeOf, teamNameOf } from "./get-card.server";
import { shownCard } from "./shown-card.server";

/**
 * Runs before form data with an image of a card is parsed, which costs more than this check.
 * @param name the card's id or hash
 * @throws AppError not_found, rate_limited
 */
export async function admitCardImage(platform: Platform, actor: UserActor, name: string): Promise<void> {
  await requireCard(platform, actor, "edit", name);
  await consumeLimit(platform, "imageUpload", actor.userId);
}

/**
 * Stores one image of a card: R2 first, D1 second, so that a failure between the two leaves an orphan that is collected
 * and never a row without its image. The caller has called {@link admitCardImage} before.
 * @param name the card's id or hash
 * @throws AppError not_found, payment_required, invalid (on `image`), payload_too_large
 */
export async function uploadCardImage(
  platform: Platform,
  actor: UserActor,
  name: string,
  slot: CardImageSlot,
  image: unknown,
): Promise<{ url: string; width: number; height: number }> {
  const row = await requireCard(platform, actor, "edit", name);
  await requireUnlocked(platform, row, slot);
  if (!isPaid(planOf(actor, row), platform.now())) {
    throw new AppError("payment_required", { field: slot, data: { fields: [slot] } });
  }
  const held = { holderId: row.id, slot, onlyIf: isCardIn(scopeOf(row), row.id) };
  return storeHeldImage(platform, held, image, (change) => writeImageChange(platform, row, change));
}

/**
 * Stores an image of a card or of a template: R2 first, then what `write` does with the row.
 * @throws AppError invalid (on `image`), payload_too_large
 */
export async function storeHeldImage(
  platform: Platform,
  { holderId, slot, onlyIf }: { holderId: string; slot: CardImageSlot; onlyIf?: Condition },
  image: unknown,
  write: (change: Write) => Promise<void>,
): Promise<{ url: string; width: number; height: number }> {
  const stored = await storeImage(platform, await readUpload(image), CARD_IMAGE_SIDES[slot]);
  await write(upsertCardImage({ ...stored, holderId, slot, createdAt: platform.now() }, onlyIf));
  // The images for passes are made after the response; a pass requested earlier makes them itself.
  platform.defer(preparePassImages(platform, slot, stored.key));
  return { url: imageUrl(platform.config.origins, stored.key), width: stored.width, height: stored.height };
}

/** @throws AppError forbidden (fieldLocked on the slot) where the image is locked by the card's template */
async function requireUnlocked(platform: Platform, row: HeldCard, slot: CardImageSlot): Promise<void> {
  const { template } = await shownCard(platform, row);
  if (template?.locks.parts.some((part) => part === slot))
    throw locked(slot, await teamNameOf(platform, row));
}

/**
 * Removes an image from a card; its bytes are collected when nothing else uses them. A card without it stays as it is.
 * @returns whether there was one
 * @throws AppError not_found, rate_limited
 */
export async function removeCardImage(
  platform: Platform,
  actor: UserActor,
  name: string,
  slot: CardImageSlot,
): Promise<boolean> {
  const row = await requireCard(platform, actor, "edit", name);
  await requireUnlocked(platform, row, slot);
  await consumeLimit(platform, "save", actor.userId);
  const stored = await findCardImages(platform.db, row.id);
  if (!stored.some((image) => image.slot === slot)) return false;
  await writeImageChange(
    platform,
    row,
    deleteCardImage(platform.db, row.id, slot, isCardIn(scopeOf(row), row.id)),
  );
  return true;
}

/**
 * A change of an image changes the card: a new version, and everything that shows it is invalidated.
 * @throws AppError not_found
 */
async function writeImageChange(platform: Platform, row: HeldCard, change: Write) {
  const now = platform.now();
  const [changed = 0] = await writeAll(platform.db, [
    change,
    touchCardIn(platform.db, scopeOf(row), row.id, now),
  ]);
  // It was unassigned from the member in between, or deleted.
  if (changed === 0) throw new AppError("not_found");
  platform.defer(followChanges(platform));
}
