import { CODE_LOGO_SIDE } from "~/domain/codes/code-file";
import type { ProfileShape } from "~/domain/media/share-image";
import { SHARE_IMAGE } from "~/domain/media/share-image";
import { inspect } from "./image-format";
import { type Pixels, rasterize } from "./raster";
import { shrink } from "./resample";

interface Size {
  width: number;
  height: number;
}

/** A profile image ready to be placed, and the radius its corners get. */
export interface Image {
  pixels: Pixels;
  radius: number;
}

const { profile, background } = SHARE_IMAGE;

/** Corner radius of each shape at its size, in pixels. */
const RADIUS: Record<ProfileShape, number> = { 1: profile.size / 2, 2: 40, 3: 0, 4: 24 };

/** Samples a pixel's side at most, and samples in all at most: what an image may cost. */
const MAX_SAMPLES = 2;
const SAMPLE_BUDGET = { profile: 450_000, background: 1_700_000 };

/** Turns a WebP, which the rasterizer cannot read, into a PNG. */
export type Converter = (webp: Uint8Array) => Promise<Uint8Array>;

function placeFor(shape: ProfileShape, source: Size): Size {
  if (shape !== 4) return { width: profile.size, height: profile.size };
  const height = Math.round((profile.wideWidth * source.height) / source.width);
  return {
    width: profile.wideWidth,
    height: Math.min(profile.wideMaxHeight, Math.max(profile.size, height)),
  };
}

/** An image of `size` in the middle of a `canvas`; its bytes are added when rasterizing. */
function imageSvg(canvas: Size, size: Size): string {
  const x = (canvas.width - size.width) / 2;
  const y = (canvas.height - size.height) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}">` +
    `<image href="https://picture.invalid/" x="${x}" y="${y}" width="${size.width}" height="${size.height}"/></svg>`
  );
}

/**
 * Enlarging is left to the rasterizer. To make an image smaller it would look at sixteen pixels for each one it
 * draws, slowly: so it places more of them than are needed, as fast as it can, and the mean of these is taken.
 */
function cover(image: Uint8Array, source: Size, place: Size, budget: number): Pixels {
  const scale = Math.max(place.width / source.width, place.height / source.height);
  const over = Math.min(1 / scale, MAX_SAMPLES, Math.sqrt(budget / (place.width * place.height)));
  const canvas =
    over > 1 ? { width: Math.round(place.width * over), height: Math.round(place.height * over) } : place;
  const enlarged = scale * Math.max(1, over);
  const size = { width: source.width * enlarged, height: source.height * enlarged };
  const drawn = rasterize(imageSvg(canvas, size), { image, smooth: scale > 1 });
  return over > 1 ? shrink(drawn, place.width, place.height) : drawn;
}

function isBlank({ data }: Pixels): boolean {
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 0) return false;
  return true;
}

/**
 * Decodes an image and crops it from the centre to its place.
 * @throws Error with the reason when the bytes are no image that can be shown.
 */
async function decode(
  bytes: Uint8Array,
  convert: Converter,
  limits: { maxSide: number; budget: number },
  placeOf: (source: Size) => Size,
): Promise<Pixels> {
  if (bytes.byteLength > SHARE_IMAGE.maxBytes) throw new Error("too many bytes");
  const source = inspect(bytes);
  if (!source) throw new Error("not a PNG, JPEG or WebP");
  if (source.width > limits.maxSide || source.height > limits.maxSide) throw new Error("too many pixels");
  const image = source.type === "webp" ? await convert(bytes) : bytes;
  const pixels = cover(image, source, placeOf(source), limits.budget);
  if (isBlank(pixels)) throw new Error("nothing to see in it");
  return pixels;
}

/** A profile image in the place its shape has. @throws Error when the bytes are no image that can be shown */
export async function profileImage(
  bytes: Uint8Array,
  shape: ProfileShape,
  convert: Converter,
): Promise<Image> {
  const limits = { maxSide: profile.maxSide, budget: SAMPLE_BUDGET.profile };
  const pixels = await decode(bytes, convert, limits, (source) => placeFor(shape, source));
  return { pixels, radius: RADIUS[shape] };
}

/** An image that covers `place`. @throws Error when the bytes are no image that can be shown */
export function backgroundImage(bytes: Uint8Array, place: Size, convert: Converter): Promise<Pixels> {
  return decode(
    bytes,
    convert,
    { maxSide: background.maxSide, budget: SAMPLE_BUDGET.background },
    () => place,
  );
}

/** A logo whole, in its own shape. @throws Error when the bytes are no image that can be shown */
export function logoImage(bytes: Uint8Array, convert: Converter): Promise<Pixels> {
  const limits = { maxSide: profile.maxSide, budget: SAMPLE_BUDGET.profile };
  return decode(bytes, convert, limits, ({ width, height }) => {
    const scale = Math.min(1, CODE_LOGO_SIDE / Math.max(width, height));
    const side = (length: number) => Math.max(1, Math.round(length * scale));
    return { width: side(width), height: side(height) };
  });
}
