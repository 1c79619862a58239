import {
  CONTACT_PHOTO,
  PASS_IMAGES,
  PASS_SCALES,
  type PassImageName,
  type PassScale,
  STRIP_INKS,
  type StripName,
} from "~/domain/passes/apple/images";
import { toHex } from "./digest.server";
import { logError, type Platform } from "./platform.server";

/** A prepared image with its SHA-1 for a pass's manifest. */
export interface PreparedImage {
  bytes: Uint8Array<ArrayBuffer>;
  sha1: string;
}

/** How the image is fitted; see PASS_IMAGES. */
export type PassFit = "fill" | "pad" | "fit";

const FITS = { fill: "cover", pad: "pad", fit: "scale-down" } as const;

/** R2 key of an image of a pass, made of the stored original with that hash. */
export const passImageKey = (hash: string, name: PassImageName, scale: PassScale) =>
  `w/${hash}/${name}@${scale}x.png`;

/** R2 key of the contact file's photo. */
export const contactPhotoKey = (hash: string) => `w/${hash}/contact.jpg`;

/** @returns every key that passes and contact files can have of an original */
export function passImageKeys(hash: string): string[] {
  const names = Object.keys(PASS_IMAGES) as PassImageName[];
  return [
    ...names.flatMap((name) => PASS_SCALES.map((scale) => passImageKey(hash, name, scale))),
    contactPhotoKey(hash),
  ];
}

/** @returns the prepared image, or null where there is none */
export async function readPrepared(platform: Platform, key: string): Promise<PreparedImage | null> {
  const object = await platform.bucket.get(key);
  if (!object) return null;
  const bytes = new Uint8Array(await object.arrayBuffer());
  return { bytes, sha1: object.customMetadata?.sha1 ?? (await sha1Of(bytes)) };
}

/** Makes one image of a pass in one of its sizes and stores it. Idempotent. */
export async function preparePassImage(
  platform: Platform,
  original: Uint8Array,
  wanted: { hash: string; name: PassImageName; scale: PassScale; how: PassFit },
): Promise<PreparedImage> {
  const { hash, name, scale, how } = wanted;
  const { width, height } = PASS_IMAGES[name];
  const size = { width: width * scale, height: height * scale };
  const result = await platform.images
    .input(streamOf(original))
    .transform({ ...size, fit: FITS[how], ...(how === "pad" && { background: "#FFFFFF" }) })
    .output({ format: "image/png" });
  const bytes = new Uint8Array(await result.response().arrayBuffer());
  const made = isStrip(name) ? await underScrim(platform, bytes, name) : bytes;
  return store(platform, passImageKey(hash, name, scale), made, "image/png");
}

const isStrip = (name: PassImageName): name is StripName => name in STRIP_INKS;

/** Light images are darkened below light names, dark ones lightened below dark names, as far as needed. */
async function underScrim(platform: Platform, picture: Uint8Array<ArrayBuffer>, name: StripName) {
  try {
    return new Uint8Array(await platform.bindings.SHARE_IMAGE.scrimStrip({ picture, name }));
  } catch (error) {
    // A pass whose name is hard to read is better than none.
    logError("a strip has no veil", error, platform.requestId);
    return picture;
  }
}

/** Qualities tried in turn until the photo is small enough for every phone. */
const PHOTO_QUALITIES = [85, 70, 50];

/** Makes the contact file's photo, a square JPEG of at most 400 px and 200 kB, and stores it. */
export async function prepareContactPhoto(
  platform: Platform,
  original: Uint8Array,
  hash: string,
): Promise<PreparedImage> {
  const side = CONTACT_PHOTO.side;
  let bytes = new Uint8Array();
  for (const quality of PHOTO_QUALITIES) {
    const result = await platform.images
      .input(streamOf(original))
      .transform({ width: side, height: side, fit: "cover" })
      .output({ format: "image/jpeg", quality, background: "#FFFFFF" });
    bytes = new Uint8Array(await result.response().arrayBuffer());
    if (bytes.byteLength <= CONTACT_PHOTO.bytes) break;
  }
  return store(platform, contactPhotoKey(hash), bytes, "image/jpeg");
}

async function store(
  platform: Platform,
  key: string,
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<PreparedImage> {
  const sha1 = await sha1Of(bytes);
  await platform.bucket.put(key, bytes, { httpMetadata: { contentType }, customMetadata: { sha1 } });
  return { bytes, sha1 };
}

/** @returns SHA-1 in lower-case hex: for Wallet's manifests only */
export async function sha1Of(bytes: Uint8Array): Promise<string> {
  return toHex(await crypto.subtle.digest("SHA-1", bytes as BufferSource));
}

const streamOf = (bytes: Uint8Array) => new Response(bytes as BodyInit).body as ReadableStream<Uint8Array>;
