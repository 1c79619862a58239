import { WHITE } from "~/domain/color";
import { STRIP_INKS, type StripName, stripNameArea } from "~/domain/passes/apple/images";
import { plain } from "./background";
import { overlay } from "./composite";
import { backgroundImage, type Converter } from "./image";
import { inspect } from "./image-format";
import { drawScrim } from "./ink";
import { encodePng } from "./png";
import { rasterizerReady } from "./raster";

/**
 * A pass's strip, already cropped, on white where it is transparent, below the scrim that its name needs.
 * @throws Error with the reason if the bytes are no displayable image
 */
export async function scrimStrip(
  bytes: Uint8Array,
  name: StripName,
  convert: Converter,
): Promise<Uint8Array> {
  await rasterizerReady;
  const size = inspect(bytes);
  if (!size) throw new Error("not a PNG, JPEG or WebP");
  const strip = plain(WHITE, size);
  overlay(strip, await backgroundImage(bytes, size, convert), { left: 0, top: 0, radius: 0 });
  drawScrim(strip, stripNameArea(strip.width), STRIP_INKS[name]);
  return encodePng(strip, "image");
}
