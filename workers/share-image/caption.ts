import type { Drawing } from "~/domain/codes/drawing";
import { type Path, placedPath } from "~/domain/codes/path";
import type { FontSet } from "./fonts";
import { outlinesOf } from "./outlines";

/** The height of capitals in ems: what is to be in the middle of the caption's box. */
const CAPITALS = 0.72;
/** A short caption is no larger than this share of its box. */
const MAX_HEIGHT = 0.78;

type Box = NonNullable<Drawing["caption"]>;

/**
 * A caption as outlines in its box, in the middle, as large as it fits.
 * @param text only what the fonts can draw
 */
export async function captionOutlines(text: string, fonts: FontSet, box: Box): Promise<Path> {
  const { path, width } = await outlinesOf(text, fonts);
  if (width === 0) return [];
  const scale = Math.min(box.width / width, box.height * MAX_HEIGHT);
  return placedPath(
    path,
    scale,
    box.x + (box.width - width * scale) / 2,
    box.y + box.height / 2 + (CAPITALS / 2) * scale,
  );
}
