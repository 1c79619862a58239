/** @jsxImportSource satori/jsx */
import satori from "satori/standalone";
import { type Path, parsePath, placedPath } from "~/domain/codes/path";
import { SHARE_IMAGE } from "~/domain/media/share-image";
import type { FontSet } from "./fonts";
import { baselineOf, widthOf } from "./text";
import { Title } from "./title";

/** Large enough that rounding to a tenth of a pixel is not seen. */
const FONT_SIZE = 30;
const LINE_HEIGHT = 1.5;

/** A line of text as outlines: from x = 0 on, its baseline at y = 0, in ems. */
export interface Outlines {
  path: Path;
  width: number;
}

/**
 * A line of text as outlines: nothing is left of a font, so that every program and printer shows the same.
 * @param text only what the fonts can draw, without stand-ins for emoji
 */
export async function outlinesOf(text: string, fonts: FontSet): Promise<Outlines> {
  const width = widthOf(text, fonts);
  if (width === 0) return { path: [], width: 0 };
  const fontSize = Math.min(FONT_SIZE, (SHARE_IMAGE.width * 0.95) / width);
  const height = fontSize * LINE_HEIGHT;
  const block = { text, fonts, fontSize, lineHeight: LINE_HEIGHT, tracking: 0, height };
  const tree = (
    <Title color="#000000" block={{ ...block, lines: [[0, text.length]], width: width * fontSize }} />
  );
  const svg = await satori(tree as never, { width: SHARE_IMAGE.width, height, fonts: fonts.forSatori });
  const path = [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].flatMap(([, data = ""]) => parsePath(data));
  const baseline = LINE_HEIGHT / 2 + baselineOf("a", fonts);
  return {
    path: placedPath(path, 1 / fontSize, width / 2 - SHARE_IMAGE.width / 2 / fontSize, -baseline),
    width,
  };
}
