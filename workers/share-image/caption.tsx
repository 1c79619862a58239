/** @jsxImportSource satori/jsx */
import satori from "satori/standalone";
import type { Drawing } from "~/domain/codes/drawing";
import { type Path, parsePath, placedPath } from "~/domain/codes/path";
import { SHARE_IMAGE } from "~/domain/media/share-image";
import type { FontSet } from "./fonts";
import { baselineOf, widthOf } from "./text";
import { Title } from "./title";

/** Large enough that rounding to a tenth of a pixel is not seen. */
const FONT_SIZE = 30;
const LINE_HEIGHT = 1.5;
/** The height of capitals in ems: what is to be in the middle of the caption's box. */
const CAPITALS = 0.72;
/** A short caption is no larger than this share of its box. */
const MAX_HEIGHT = 0.78;

type Box = NonNullable<Drawing["caption"]>;

/**
 * A caption as outlines in its box, in the middle, as large as it fits. Nothing is left of a font: every program and
 * printer shows the same.
 * @param text only what the fonts can draw
 */
export async function captionOutlines(text: string, fonts: FontSet, box: Box): Promise<Path> {
  const width = widthOf(text, fonts);
  if (width === 0) return [];
  const tree = (
    <Title
      color="#000000"
      block={{
        text,
        fonts,
        fontSize: FONT_SIZE,
        lineHeight: LINE_HEIGHT,
        tracking: 0,
        lines: [[0, text.length]],
        width: width * FONT_SIZE,
        height: FONT_SIZE * LINE_HEIGHT,
      }}
    />
  );
  const svg = await satori(tree as never, {
    width: SHARE_IMAGE.width,
    height: FONT_SIZE * LINE_HEIGHT,
    fonts: fonts.forSatori,
  });
  const path = [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].flatMap(([, data = ""]) => parsePath(data));
  const scale = Math.min(box.width / width, box.height * MAX_HEIGHT) / FONT_SIZE;
  const baseline = (LINE_HEIGHT / 2 + baselineOf("a", fonts)) * FONT_SIZE;
  const middle = baseline - (CAPITALS / 2) * FONT_SIZE;
  return placedPath(
    path,
    scale,
    box.x + box.width / 2 - (SHARE_IMAGE.width / 2) * scale,
    box.y + box.height / 2 - middle * scale,
  );
}
