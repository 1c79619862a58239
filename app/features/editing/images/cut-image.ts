import { LIMITS } from "~/domain/limits";
import { type CutArea, centredArea } from "~/domain/media/cut-area";
import { loadImage } from "./load-image";

/** Longest side in pixels of sent images: the server stores no more. */
const ORIGINAL_SIDE = 2400;

/** Types that hold nothing one can see through. */
const OPAQUE = ["image/jpeg", "image/heic", "image/heif"];

/**
 * An image as it is stored for later crops: rotated by its EXIF orientation, without EXIF, not larger than needed.
 * @throws if the file is not an image
 */
export async function uprightImage(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const whole = { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
  const upright = await draw(bitmap, whole, ORIGINAL_SIDE, !OPAQUE.includes(file.type));
  bitmap.close();
  return upright;
}

/** The size of an image in px. @throws when it cannot be read */
export async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

/** The largest part of an image with these proportions, from its centre. @throws when it cannot be read */
export async function centreOf(file: Blob, aspect: number): Promise<CutArea> {
  return centredArea(await sizeOf(file), aspect);
}

/** The cropped part of an image. @param side longest side in px of the result @throws if it cannot be read */
export async function cutImage(file: Blob, area: CutArea, side: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const cut = await draw(bitmap, area, side, file.type !== "image/jpeg");
  bitmap.close();
  return cut;
}

/** An image of the site as a blob: script may read it, since the site allows that. @throws if it is deleted */
export async function fetchImage(address: string): Promise<Blob> {
  const image = await loadImage(address);
  const whole = { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight };
  return draw(image, whole, ORIGINAL_SIDE, true);
}

/**
 * The pixels of an image, drawn into a square.
 * @param side of the square in px
 * @returns RGBA, one byte a channel
 * @throws if it is deleted
 */
export async function pixelsOf(address: string, side: number): Promise<Uint8ClampedArray> {
  const image = await loadImage(address);
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("there is no canvas");
  context.drawImage(image, 0, 0, side, side);
  return context.getImageData(0, 0, side, side).data;
}

async function draw(
  source: CanvasImageSource,
  area: CutArea,
  side: number,
  mayBeSheer: boolean,
): Promise<Blob> {
  for (let longest = side; ; longest *= 0.75) {
    const scale = Math.min(1, longest / Math.max(area.width, area.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(area.width * scale));
    canvas.height = Math.max(1, Math.round(area.height * scale));
    const context = canvas.getContext("2d");
    if (!context) throw new Error("No canvas here");
    context.imageSmoothingQuality = "high";
    context.drawImage(source, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
    const file = await encode(canvas, mayBeSheer);
    if (file.size <= LIMITS.imageBytes) return file;
  }
}

/** WebP where see-through parts must stay; a browser that cannot write it writes PNG by itself. */
function encode(canvas: HTMLCanvasElement, mayBeSheer: boolean): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error("The picture is empty")));
    canvas.toBlob(done, mayBeSheer ? "image/webp" : "image/jpeg", 0.9);
  });
}
