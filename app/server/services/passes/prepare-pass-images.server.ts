import type { CardImageSlot } from "~/domain/cards/schema";
import {
  IMAGES_OF_SLOT,
  PASS_IMAGES,
  PASS_SCALES,
  type PassImageName,
  type PassScale,
} from "~/domain/passes/apple/images";
import { hashOfOriginal } from "~/server/platform/image-store.server";
import {
  contactPhotoKey,
  type PassFit,
  type PreparedImage,
  passImageKey,
  prepareContactPhoto,
  preparePassImage,
  readPrepared,
} from "~/server/platform/pass-images.server";
import { logError, type Platform } from "~/server/platform/platform.server";

/**
 * Makes every image that passes and the contact file need of a card's image, so that a request for a pass only waits
 * for its signature. To be called when an image was stored; existing ones stay.
 * @param key the stored image, `i/<sha256>.webp`
 */
export async function preparePassImages(platform: Platform, slot: CardImageSlot, key: string): Promise<void> {
  const hash = hashOfOriginal(key);
  if (!hash) return;
  const { objects } = await platform.bucket.list({ prefix: `w/${hash}/` });
  const there = new Set(objects.map((object) => object.key));
  const missing = IMAGES_OF_SLOT[slot].flatMap((name) =>
    PASS_SCALES.filter((scale) => !there.has(passImageKey(hash, name, scale))).map((scale) => ({
      name,
      scale,
    })),
  );
  const lacksPhoto = slot === "photo" && !there.has(contactPhotoKey(hash));
  if (missing.length === 0 && !lacksPhoto) return;
  const original = await readOriginal(platform, key);
  if (!original) return;
  for (const { name, scale } of missing) {
    await preparePassImage(platform, original, { hash, name, scale, how: fitOf(slot, name) });
  }
  if (lacksPhoto) await prepareContactPhoto(platform, original, hash);
}

/** @returns an image of a pass, made now when it was not prepared; null when unavailable */
export function passImage(
  platform: Platform,
  { slot, key }: { slot: CardImageSlot; key: string },
  name: PassImageName,
  scale: PassScale,
): Promise<PreparedImage | null> {
  return preparedOrMade(platform, key, {
    keyOf: (hash) => passImageKey(hash, name, scale),
    make: (original, hash) =>
      preparePassImage(platform, original, { hash, name, scale, how: fitOf(slot, name) }),
  });
}

/** @returns the photo for a contact file, made now when it was not prepared; null when unavailable */
export async function contactPhoto(platform: Platform, key: string): Promise<Uint8Array | null> {
  const made = await preparedOrMade(platform, key, {
    keyOf: contactPhotoKey,
    make: (original, hash) => prepareContactPhoto(platform, original, hash),
  });
  return made?.bytes ?? null;
}

/** Null where the original is deleted, or the image cannot be made now: the result without it is better than none. */
async function preparedOrMade(
  platform: Platform,
  key: string,
  picture: {
    keyOf: (hash: string) => string;
    make: (original: Uint8Array, hash: string) => Promise<PreparedImage>;
  },
): Promise<PreparedImage | null> {
  const hash = hashOfOriginal(key);
  if (!hash) return null;
  try {
    const prepared = await readPrepared(platform, picture.keyOf(hash));
    if (prepared) return prepared;
    const original = await readOriginal(platform, key);
    return original && (await picture.make(original, hash));
  } catch (error) {
    logError("a picture of a card could not be made", error, platform.requestId, {
      key: picture.keyOf(hash),
    });
    return null;
  }
}

/** A logo is always shown whole, a photo fills its place. */
function fitOf(slot: CardImageSlot, name: PassImageName): PassFit {
  if (name === "icon" && slot === "photo") return "fill";
  return name === "thumbnail" && slot === "logo" ? "pad" : PASS_IMAGES[name].how;
}

async function readOriginal(platform: Platform, key: string): Promise<Uint8Array | null> {
  const object = await platform.bucket.get(key);
  return object && new Uint8Array(await object.arrayBuffer());
}
