/** @jsxImportSource satori/jsx */
import satori from "satori/standalone";
import { SHARE_IMAGE, type ShareImageInput } from "~/domain/media/share-image";
import { gradientCss } from "~/domain/pages/gradients";
import { blur, enlarge } from "./blur";
import { overlay } from "./composite";
import type { FontSet } from "./fonts";
import { backgroundPicture, type Converter } from "./picture";
import { type Pixels, rasterize } from "./raster";

type Background = ShareImageInput["background"];

const { width, height } = SHARE_IMAGE;

/** A picture is blurred at a quarter of its size: nothing of what is lost would have been left. */
const BLUR_SCALE = 4;

/** A canvas of one colour. */
export function plain(color: string): Pixels {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  const data = new Uint8Array(width * height * 4);
  new Uint32Array(data.buffer).fill(((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0);
  return { width, height, data };
}

async function gradient(
  background: Extract<Background, { type: "gradient" }>,
  fonts: FontSet,
): Promise<Pixels> {
  const tree = <div style={{ width, height, backgroundImage: gradientCss(background.gradient) }} />;
  return rasterize(await satori(tree as never, { width, height, fonts: fonts.forSatori }));
}

async function picture(
  { bytes, color, radius, isBlur }: Extract<Background, { type: "image" }>,
  convert: Converter,
): Promise<Pixels> {
  const place = isBlur
    ? { width: width / BLUR_SCALE, height: Math.round(height / BLUR_SCALE) }
    : { width, height };
  const drawn = await backgroundPicture(new Uint8Array(bytes), place, convert);
  const canvas = plain(color);
  if (!isBlur) overlay(canvas, drawn, { left: 0, top: 0, radius });
  else {
    const small = { ...place, data: plain(color).data.slice(0, place.width * place.height * 4) };
    overlay(small, drawn, { left: 0, top: 0, radius: 0 });
    const soft = enlarge(blur(small, SHARE_IMAGE.background.blur / BLUR_SCALE), width, height);
    overlay(canvas, soft, { left: 0, top: 0, radius });
  }
  return canvas;
}

/** The canvas that everything else is laid over. @throws Error when a background picture cannot be shown */
export async function backgroundCanvas(
  background: Background,
  fonts: FontSet,
  convert: Converter,
): Promise<Pixels> {
  if (background.type === "solid") return plain(background.color);
  return background.type === "gradient" ? gradient(background, fonts) : picture(background, convert);
}
