/** What a phone's camera makes of print at arm's length: some 200 dots an inch. */
const PIXELS_PER_MM = 8;
/** More is not needed for a code of any size, and takes the decoder long. */
const MAX_PIXELS = 640;

/**
 * Whether a code is readable in print: its image is shrunk to what a camera sees of a print of that width, and decoded.
 * Only in a browser.
 * @param png the code's image
 * @param url its expected content
 */
export async function isRead(png: Blob, url: string, widthMm: number): Promise<boolean> {
  const [{ default: jsQR }, image] = await Promise.all([import("jsqr"), createImageBitmap(png)]);
  const width = Math.min(MAX_PIXELS, image.width, Math.round(widthMm * PIXELS_PER_MM));
  const height = Math.round((width * image.height) / image.width);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas to look at a code on");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return jsQR(data, width, height, { inversionAttempts: "dontInvert" })?.data === url;
}
