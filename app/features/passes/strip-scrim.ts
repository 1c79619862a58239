import { type ImageScrim, imageScrimFor } from "~/domain/media/scrim";
import { PASS_IMAGES, STRIP_INKS, type StripName, stripNameArea } from "~/domain/passes/apple/images";
import { loadImage } from "~/features/editing/images/load-image";

/** @returns the scrim that an image will have as that strip. @throws when the image cannot be read */
export async function stripScrim(src: string, name: StripName): Promise<ImageScrim | null> {
  const pixels = await pixelsOf(src, PASS_IMAGES[name]);
  return pixels && imageScrimFor(pixels, stripNameArea(pixels.width), STRIP_INKS[name]);
}

/** The pixels of an image that covers the strip. */
async function pixelsOf(
  src: string,
  { width, height }: { width: number; height: number },
): Promise<ImageData | null> {
  const image = await loadImage(src);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const [wide, high] = [image.naturalWidth * scale, image.naturalHeight * scale];
  context.drawImage(image, (width - wide) / 2, (height - high) / 2, wide, high);
  return context.getImageData(0, 0, width, height);
}
