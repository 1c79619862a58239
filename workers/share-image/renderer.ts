import satori, { init } from "satori/standalone";
import yoga from "satori/yoga.wasm";
import { SHARE_IMAGE, type ShareImageInput } from "~/domain/media/share-image";
import { overlay } from "./composite";
import { fontsFor } from "./fonts";
import { type Converter, type Picture, preparePicture } from "./picture";
import { encodePng } from "./png";
import { rasterize, rasterizerReady } from "./raster";
import { PICTURE_PLACE, SceneTree } from "./scene";
import { drawable } from "./text";

/** Begun while the Worker starts, so that no request waits on another one's work. */
const ready = Promise.all([init(yoga), rasterizerReady]);

/** Where the renderer says what it left out: the image is made all the same. */
export type Notice = (event: string, detail: Record<string, unknown>) => void;

async function pictureOf(
  profile: ShareImageInput["profile"],
  convert: Converter,
  notice: Notice,
): Promise<Picture | undefined> {
  if (!profile) return undefined;
  try {
    return await preparePicture(new Uint8Array(profile.bytes), profile.shape, convert);
  } catch (error) {
    notice("share_image.profile_omitted", { reason: error instanceof Error ? error.message : String(error) });
    return undefined;
  }
}

/** Draws a share image: the bytes of a PNG of 1200 × 675 pixels. */
export async function renderShareImage(
  input: ShareImageInput,
  { convert, notice }: { convert: Converter; notice: Notice },
): Promise<Uint8Array> {
  await ready;
  const { width, height } = SHARE_IMAGE;
  const title = drawable(input.title);
  const watermark = drawable(input.watermark);
  const missing = [...title.missing, ...watermark.missing];
  if (missing.length > 0) notice("share_image.characters_omitted", { count: missing.length });
  const picture = await pictureOf(input.profile, convert, notice);
  const tree = SceneTree({
    title: title.text,
    titleSize: input.titleSize,
    titleColor: input.titleColor,
    background: input.background,
    watermark: watermark.text,
    picture: picture && { width: picture.pixels.width, height: picture.pixels.height },
  });
  let place = { left: 0, top: 0 };
  const svg = await satori(tree as never, {
    width,
    height,
    fonts: fontsFor([title.text, watermark.text]),
    onNodeDetected: ({ left, top, props }) => {
      if (props.id === PICTURE_PLACE) place = { left, top };
    },
  });
  const canvas = rasterize(svg);
  if (picture) overlay(canvas, picture.pixels, { ...place, radius: picture.radius });
  return encodePng(canvas);
}
