import satori, { init } from "satori/standalone";
import yoga from "satori/yoga.wasm";
import { type ReadShareImageFile, SHARE_IMAGE, type ShareImageInput } from "~/domain/media/share-image";
import { DEFAULT_FONT as DEFAULT_TITLE_FONT, TITLE_FONTS } from "~/domain/pages/fonts";
import { backgroundCanvas, plain } from "./background";
import { overlay } from "./composite";
import { takeEmoji } from "./emoji";
import { fontName } from "./font-name";
import { DEFAULT_FONT, type FontSet, letterTest, openFonts } from "./fonts";
import { type Converter, type Image, profileImage } from "./image";
import { drawScrim, textColorOn } from "./ink";
import { encodePng } from "./png";
import { type Pixels, rasterize, rasterizeRows, rasterizerReady } from "./raster";
import { type Area, IMAGE_PLACE, markArea, SceneTree, titleArea, titleBox } from "./scene";
import { drawable, plainLetters, widthOf } from "./text";
import { EMOJI_PLACE, layTitle } from "./title";

/** Begun while the Worker starts, so that no request waits on another one's work. */
export const ready = Promise.all([init(yoga), rasterizerReady]);

/** Receives what the renderer left out: the image is made anyway. */
export type Notice = (event: string, detail: Record<string, unknown>) => void;

export interface Tools {
  read: ReadShareImageFile;
  convert: Converter;
  notice: Notice;
}

/** How far, in pixels, letters may extend beyond their lines. */
const OVERSHOOT = 40;
/** The emoji of a set have margins within this share of their box. */
const EMOJI_SIZE = 1.04;

/** Why something was left out, for the log. */
export const reasonOf = (error: unknown) => ({
  reason: error instanceof Error ? error.message : String(error),
});

async function imageOf(
  profile: ShareImageInput["profile"],
  { convert, notice }: Tools,
): Promise<Image | undefined> {
  if (!profile) return undefined;
  try {
    return await profileImage(new Uint8Array(profile.bytes), profile.shape, convert);
  } catch (error) {
    notice("share_image.profile_omitted", reasonOf(error));
    return undefined;
  }
}

/** The background, and its resulting kind. */
async function canvasOf(
  background: ShareImageInput["background"],
  { convert, notice }: Tools,
): Promise<{ canvas: Pixels; kind: ShareImageInput["background"]["type"] }> {
  try {
    return { canvas: await backgroundCanvas(background, convert), kind: background.type };
  } catch (error) {
    if (background.type !== "image") throw error;
    notice("share_image.background_omitted", reasonOf(error));
    return { canvas: plain(background.color), kind: "solid" };
  }
}

function drawEmoji(canvas: Pixels, body: string, place: Area): void {
  const size = Math.round(place.height * EMOJI_SIZE);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}" viewBox="0 0 128 128">${body}</svg>`;
  const left = Math.round(place.left + (place.width - size) / 2);
  const top = Math.round(place.top + (place.height - size) / 2);
  overlay(canvas, rasterize(svg), { left, top, radius: 0 });
}

/** A share image laid out: what satori draws, over which canvas, and what is laid over that. */
export interface Composition {
  tree: unknown;
  fonts: FontSet;
  canvas: Pixels;
  kind: ShareImageInput["background"]["type"];
  /** The first row that the tree draws on. */
  top: number;
  bitmap?: Image;
  emoji: Map<string, string>;
}

interface Lettering {
  fonts: FontSet;
  text: string;
  emoji: Map<string, string>;
}

/** What of a text can be drawn, and with what. */
export async function letter(raw: string, font: string, { read, notice }: Tools): Promise<Lettering> {
  const isLetter = await letterTest(read, font);
  const taken = await takeEmoji(plainLetters(raw), read, isLetter);
  const fonts = await openFonts(read, font, taken.text);
  const { text, missing } = drawable(taken.text, fonts);
  if (missing.length > 0) notice("share_image.characters_omitted", { count: missing.length });
  return { fonts, text, emoji: taken.images };
}

/** Lays a share image out. */
export async function compose(input: ShareImageInput, tools: Tools): Promise<Composition> {
  await ready;
  const font = TITLE_FONTS.find(({ id }) => id === input.titleFont) ?? DEFAULT_TITLE_FONT;
  const { fonts, text, emoji } = await letter(input.title, fontName(font.title), tools);
  const mark = await letter(input.watermark, DEFAULT_FONT, tools);
  const bitmap = await imageOf(input.profile, tools);
  const { canvas, kind } = await canvasOf(input.background, tools);
  const size = bitmap && { width: bitmap.pixels.width, height: bitmap.pixels.height };
  const hasMark = mark.text !== "";
  const style = { fonts, isHandwritten: font.value.endsWith("cursive"), titleSize: input.titleSize };
  const block = layTitle(text, style, titleBox(size, hasMark));
  const area = block && titleArea(block, size, hasMark);
  const color = area ? textColorOn(canvas, area, input.titleColor) : input.titleColor;
  if (area && kind === "image") drawScrim(canvas, area, color);
  const markPlace = markArea(widthOf(mark.text, mark.fonts) * SHARE_IMAGE.watermark.fontSize);
  const tree = SceneTree({
    title: block && { content: block, color },
    watermark: hasMark ? { content: mark, color: textColorOn(canvas, markPlace, color) } : undefined,
    bitmap: size,
  });
  const top = Math.max(0, Math.floor((area ?? markPlace).top - OVERSHOOT));
  return { tree, fonts: fonts.and(mark.fonts), canvas, kind, top, bitmap, emoji };
}

/** Draws a share image: the bytes of a PNG of 1200 × 675 pixels. */
export async function renderShareImage(input: ShareImageInput, tools: Tools): Promise<Uint8Array> {
  const { tree, fonts, canvas, kind, top, bitmap, emoji } = await compose(input, tools);
  const { width, height } = SHARE_IMAGE;
  const places: [id: string, Area][] = [];
  const svg = await satori(tree as never, {
    width,
    height,
    fonts: fonts.forSatori,
    onNodeDetected: ({ props, ...place }) => {
      if (typeof props.id === "string") places.push([props.id, place]);
    },
  });
  overlay(canvas, rasterizeRows(svg, top, height - top), { left: 0, top, radius: 0 });
  for (const [id, place] of places) {
    if (id === IMAGE_PLACE && bitmap) {
      const corner = { left: Math.round(place.left), top: Math.round(place.top) };
      overlay(canvas, bitmap.pixels, { ...corner, radius: bitmap.radius });
    }
    const body = id.startsWith(EMOJI_PLACE) ? emoji.get(id.slice(EMOJI_PLACE.length)) : undefined;
    if (body) drawEmoji(canvas, body, place);
  }
  return encodePng(canvas, kind);
}
