import { STAND_IN } from "./emoji";
import type { FontSet, Slice } from "./fonts";
import { harfbuzz } from "./harfbuzz";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Direction marks show nothing; directions are worked out from the letters. */
const MARKS_OF_DIRECTION = /[\u200E\u200F\u061C]/gu;
/** Letters of mathematics, with which people write as if in another font. */
const MATHEMATICAL = /[\u{1D400}-\u{1D7FF}]/gu;
const LETTER = /[\p{L}\p{N}]/u;

/** A text in plain letters, as fonts have them. */
export function plainLetters(text: string): string {
  return text.replace(MATHEMATICAL, (letter) => letter.normalize("NFKC"));
}

/** The width of an emoji in ems, the air at its sides included. */
export const EMOJI_WIDTH = 1.12;

/**
 * The part of a text that the fonts can draw; stand-ins for emoji stay. Symbols without a glyph are left out; a word
 * with a letter without a glyph is left out whole, since a partial word may have another meaning. No box ever replaces
 * a character.
 */
export function drawable(text: string, fonts: FontSet): { text: string; missing: string[] } {
  const missing: string[] = [];
  const word = (raw: string) => {
    let kept = "";
    for (const { segment } of graphemes.segment(raw)) {
      const [base = "", ...marks] = [...segment];
      const slice = fonts.sliceFor(base.codePointAt(0) ?? 0);
      if (slice || STAND_IN.test(base)) {
        kept += base + marks.filter((mark) => slice?.points.has(mark.codePointAt(0) ?? 0)).join("");
        continue;
      }
      missing.push(segment);
      if (LETTER.test(base)) return "";
    }
    return kept;
  };
  const words = text.replace(MARKS_OF_DIRECTION, "").split(/\s+/u).map(word);
  return { text: words.filter(Boolean).join(" "), missing };
}

/** The parts of a drawable text that one slice draws each, none for an emoji; a space belongs to the part before it. */
function partsOf(text: string, fonts: FontSet): { slice: Slice | undefined; text: string }[] {
  const parts: { slice: Slice | undefined; text: string }[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const last = parts.at(-1);
    const point = segment.codePointAt(0) ?? 0;
    const slice = segment === " " && last?.slice?.points.has(point) ? last.slice : fonts.sliceFor(point);
    if (last && last.slice === slice) last.text += segment;
    else parts.push({ slice, text: segment });
  }
  return parts;
}

/** The width of a drawable text in ems, shaped as it will be drawn; `tracking` (ems) follows every glyph. */
export function widthOf(text: string, fonts: FontSet, tracking = 0): number {
  let width = 0;
  for (const part of partsOf(text, fonts)) {
    if (!part.slice) {
      width += [...part.text].length * (EMOJI_WIDTH + tracking);
      continue;
    }
    const buffer = harfbuzz.createBuffer();
    buffer.addText(part.text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(part.slice.font, buffer);
    for (const glyph of buffer.json()) width += glyph.ax / part.slice.unitsPerEm + tracking;
    buffer.destroy();
  }
  return width;
}

/** How far, in ems, satori puts a line's baseline below its middle: by the metrics of its first letter's font. */
export function baselineOf(text: string, fonts: FontSet): number {
  const slice = partsOf(text, fonts).find((part) => part.slice)?.slice;
  return slice ? (slice.ascent - slice.descent) / 2 : 0;
}

/** A text as its user-perceived characters. */
export function graphemesOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}
