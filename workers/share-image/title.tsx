/** @jsxImportSource satori/jsx */
import { SHARE_IMAGE } from "~/domain/media/share-image";
import { baseLevel, levelsOf, visualPieces } from "./bidi";
import { fitTitle } from "./layout";
import { baselineOf, widthOf } from "./text";

/** Letters a little closer look better this large; letters that join must not be moved, and stand taller. */
const PLAIN = { tracking: -0.015, lineHeight: 1.16 };
const JOINING = { tracking: 0, lineHeight: 1.5 };
const JOINING_SCRIPT = /\p{Script=Arabic}/u;

export interface TitleProps {
  /** Only what the fonts can draw. */
  text: string;
  titleSize: number;
  color: string;
  box: { width: number; height: number };
}

/** A word or a space at its place; its baseline is brought to the one that Latin letters have. */
function placed(piece: string) {
  if (piece.trim() === "") return <div style={{ width: `${widthOf(piece)}em` }} />;
  const top = `${baselineOf("a") - baselineOf(piece)}em`;
  return <div style={{ position: "relative", top, whiteSpace: "nowrap" }}>{piece}</div>;
}

/** One line; satori places words from left to right, so others are given to it one by one. */
function line(text: string, levels: readonly number[]) {
  if (levels.every((level) => level === 0)) return <div style={{ whiteSpace: "nowrap" }}>{text}</div>;
  return <div style={{ display: "flex" }}>{visualPieces(text, levels).map(placed)}</div>;
}

/** The title, as large as the specification and the box allow, each line centred. */
export function Title({ text, titleSize, color, box }: TitleProps) {
  const { tracking, lineHeight } = JOINING_SCRIPT.test(text) ? JOINING : PLAIN;
  const { fontSize, lines } = fitTitle(text, box, { titleSize, lineHeight, tracking });
  const levels = levelsOf(text, baseLevel(text));
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        alignItems: "center",
        width: SHARE_IMAGE.width,
        color,
        fontSize,
        lineHeight,
        letterSpacing: tracking * fontSize,
      }}
    >
      {lines.map(([start, end]) => line(text.slice(start, end), levels.slice(start, end)))}
    </div>
  );
}
