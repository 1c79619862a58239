/** @jsxImportSource satori/jsx */
import { SHARE_IMAGE } from "~/domain/media/share-image";
import { baseLevel, levelsOf, visualPieces } from "./bidi";
import { STAND_IN } from "./emoji";
import type { FontSet } from "./fonts";
import { fitTitle } from "./layout";
import { baselineOf, EMOJI_WIDTH, widthOf } from "./text";

/** Letters a little closer look better this large; letters that join must not be moved, and stand taller. */
const PLAIN = { tracking: -0.015, lineHeight: 1.16 };
const HANDWRITTEN = { tracking: 0, lineHeight: 1.36 };
const JOINING = { tracking: 0, lineHeight: 1.5 };
const JOINING_SCRIPT = /\p{Script=Arabic}/u;
/** Above the baseline, in ems: the middle of capital letters, where emoji have theirs. */
const CAPITAL_MIDDLE = 0.35;
const PARTS = /[\uE000-\uF8FF]| +|[^ \uE000-\uF8FF](?:[^\uE000-\uF8FF]*[^ \uE000-\uF8FF])?/gu;

/** A title in its lines. `width` and `height` are pixels. */
export interface TitleBlock {
  text: string;
  fonts: FontSet;
  fontSize: number;
  lineHeight: number;
  tracking: number;
  lines: (readonly [start: number, end: number])[];
  width: number;
  height: number;
}

/**
 * Lays a title out, as large as its limits and the box allow.
 * @param text only what the fonts can draw, and stand-ins for emoji
 */
export function layTitle(
  text: string,
  style: { fonts: FontSet; isHandwritten: boolean; titleSize: number },
  box: { width: number; height: number },
): TitleBlock | undefined {
  if (!text) return undefined;
  const { fonts, isHandwritten, titleSize } = style;
  const { tracking, lineHeight } = JOINING_SCRIPT.test(text) ? JOINING : isHandwritten ? HANDWRITTEN : PLAIN;
  const { fontSize, lines } = fitTitle(text, box, { fonts, titleSize, lineHeight, tracking });
  const widths = lines.map(([start, end]) => widthOf(text.slice(start, end), fonts, tracking));
  const height = lines.length * fontSize * lineHeight;
  return {
    text,
    fonts,
    fontSize,
    lineHeight,
    tracking,
    lines,
    width: Math.max(...widths) * fontSize,
    height,
  };
}

/** The `id` of the place kept free for an emoji begins with this; its stand-in follows. */
export const EMOJI_PLACE = "emoji:";

/** A word, a space or the place of an emoji; a word's baseline is brought to the one that Latin letters have. */
function placed(piece: string, fonts: FontSet) {
  const baseline = baselineOf("a", fonts);
  if (STAND_IN.test(piece)) {
    const top = `${baseline - CAPITAL_MIDDLE}em`;
    return (
      <div
        id={EMOJI_PLACE + piece}
        style={{ position: "relative", top, width: `${EMOJI_WIDTH}em`, height: "1em" }}
      />
    );
  }
  if (piece.trim() === "") return <div style={{ width: `${widthOf(piece, fonts)}em` }} />;
  const top = `${baseline - baselineOf(piece, fonts)}em`;
  return <div style={{ position: "relative", top, whiteSpace: "nowrap" }}>{piece}</div>;
}

/** One line; satori places words from left to right, so others are given to it one by one. */
function line(text: string, levels: readonly number[], fonts: FontSet) {
  if (levels.every((level) => level === 0) && !STAND_IN.test(text))
    return <div style={{ whiteSpace: "nowrap" }}>{text}</div>;
  const pieces = visualPieces(text, levels).flatMap((piece) => piece.match(PARTS) ?? []);
  return (
    <div style={{ display: "flex", alignItems: "center" }}>{pieces.map((piece) => placed(piece, fonts))}</div>
  );
}

/** The title's lines, each centred. */
export function Title({ block, color }: { block: TitleBlock; color: string }) {
  const { text, fonts, fontSize, lineHeight, tracking, lines } = block;
  const levels = levelsOf(text, baseLevel(text));
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        alignItems: "center",
        width: SHARE_IMAGE.width,
        color,
        fontFamily: fonts.family,
        fontSize,
        lineHeight,
        letterSpacing: tracking * fontSize,
      }}
    >
      {lines.map(([start, end]) => line(text.slice(start, end), levels.slice(start, end), fonts))}
    </div>
  );
}
