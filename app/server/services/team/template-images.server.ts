import type { UserActor } from "~/domain/accounts/actor";
import { invalidField } from "~/domain/errors";
import { TEMPLATE_IMAGES, type TemplateImage } from "~/domain/team/template";
import { type Write, writeAll } from "~/server/data/batch.server";
import { updateTemplate } from "~/server/data/card-templates.server";
import { deleteCardImage } from "~/server/data/images/store-images.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { storeHeldImage } from "~/server/services/cards/card-images.server";
import { followChanges } from "~/server/services/passes/follow-changes.server";
import { requireTemplate } from "./follow-template.server";
import { requireTemplateOwner } from "./templates.server";

/** The image slot in a path segment. @throws AppError invalid (invalidChoice on `slot`) */
export function templateImage(value: unknown): TemplateImage {
  const slot = TEMPLATE_IMAGES.find((known) => known === value);
  if (!slot) throw invalidField("slot", "invalidChoice");
  return slot;
}

/**
 * Runs before form data with an image of a template is parsed.
 * @throws AppError not_found, payment_required, rate_limited
 */
export async function admitTemplateImage(platform: Platform, actor: UserActor, id: string): Promise<void> {
  requireTemplateOwner(platform, actor, "edit");
  await requireTemplate(platform, actor.userId, id);
  await consumeLimit(platform, "imageUpload", actor.userId);
}

/**
 * Stores the logo or banner of a template. The caller has called {@link admitTemplateImage} before.
 * @throws AppError not_found, payment_required, invalid (on `image`), payload_too_large
 */
export async function uploadTemplateImage(
  platform: Platform,
  actor: UserActor,
  id: string,
  slot: TemplateImage,
  image: unknown,
): Promise<{ url: string; width: number; height: number }> {
  requireTemplateOwner(platform, actor, "edit");
  await requireTemplate(platform, actor.userId, id);
  return storeHeldImage(platform, { holderId: id, slot }, image, (change) =>
    writeImageChange(platform, actor, id, change),
  );
}

/**
 * Removes an image from a template.
 * @returns whether there was one.
 * @throws AppError not_found, payment_required, rate_limited
 */
export async function removeTemplateImage(
  platform: Platform,
  actor: UserActor,
  id: string,
  slot: TemplateImage,
): Promise<boolean> {
  requireTemplateOwner(platform, actor, "edit");
  const { worn } = await requireTemplate(platform, actor.userId, id);
  await consumeLimit(platform, "save", actor.userId);
  if (!worn[slot]) return false;
  await writeImageChange(platform, actor, id, deleteCardImage(platform.db, id, slot));
  return true;
}

/** A change of an image changes the template: one change, shown by all cards that follow it. */
async function writeImageChange(
  platform: Platform,
  { userId: ownerId }: UserActor,
  id: string,
  change: Write,
) {
  await writeAll(platform.db, [change, updateTemplate({ ownerId, id }, {}, platform.now())]);
  platform.defer(followChanges(platform));
}
