import { SHARE_IMAGE, type ShareImageInput } from "~/domain/media/share-image";
import { blur, enlarge } from "./blur";
import { overlay } from "./composite";
import { packed, paintGradient } from "./gradient";
import { backgroundImage, type Converter } from "./image";
import type { Pixels } from "./raster";

type Background = ShareImageInput["background"];

const { width, height } = SHARE_IMAGE;

/** An image is blurred at a quarter of its size: the blur would remove the lost detail anyway. */
const BLUR_SCALE = 4;
const SMALL = { width: width / BLUR_SCALE, height: Math.round(height / BLUR_SCALE) };

/** A canvas of one colour. */
export function plain(color: string, size: { width: number; height: number } = SHARE_IMAGE): Pixels {
  const pixels = new Uint32Array(size.width * size.height).fill(packed(color));
  return { width: size.width, height: size.height, data: new Uint8Array(pixels.buffer) };
}

/** An image without gaps: what is transparent shows the colour behind it. */
async function opaque(
  bytes: Uint8Array,
  color: string,
  convert: Converter,
  isBlur: boolean,
): Promise<Pixels> {
  const place = isBlur ? SMALL : SHARE_IMAGE;
  const bitmap = plain(color, place);
  overlay(bitmap, await backgroundImage(bytes, place, convert), { left: 0, top: 0, radius: 0 });
  return isBlur ? enlarge(blur(bitmap, SHARE_IMAGE.background.blur / BLUR_SCALE), width, height) : bitmap;
}

/** The canvas that everything else is laid over. @throws Error when a background image cannot be shown */
export async function backgroundCanvas(background: Background, convert: Converter): Promise<Pixels> {
  if (background.type === "solid") return plain(background.color);
  if (background.type === "gradient") return paintGradient(background.gradient, width, height);
  const { bytes, color, radius, isBlur } = background;
  const bitmap = await opaque(new Uint8Array(bytes), color, convert, isBlur);
  if (radius === 0) return bitmap;
  const canvas = plain(color);
  overlay(canvas, bitmap, { left: 0, top: 0, radius });
  return canvas;
}
