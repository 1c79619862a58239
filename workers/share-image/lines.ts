import type { DrawnText, TextToDraw } from "~/domain/cards/print/lines";
import { baseLevel } from "./bidi";
import { STAND_IN } from "./emoji";
import type { FontSet } from "./fonts";
import { outlinesOf } from "./outlines";
import { letter, ready, type Tools } from "./renderer";
import { graphemesOf, widthOf } from "./text";

/** Draws texts as outlines, each in as many lines as it may take. Emoji are left out: they are images. */
export async function drawTexts(texts: readonly TextToDraw[], tools: Tools): Promise<DrawnText[]> {
  await ready;
  const drawn: DrawnText[] = [];
  // One after the other: satori is the processor's work alone.
  for (const { text: raw, font, maxEms, maxLines, isCut } of texts) {
    const { text: lettered, fonts } = await letter(raw, font, tools);
    const text = lettered.replace(new RegExp(STAND_IN, "gu"), "").replace(/\s+/g, " ").trim();
    const parts = maxLines > 1 && widthOf(text, fonts) > maxEms ? halves(text, fonts) : [text];
    const lines = [];
    for (const part of parts) lines.push(await outlinesOf(isCut ? cut(part, maxEms, fonts) : part, fonts));
    drawn.push({ lines, isRightToLeft: baseLevel(text) === 1 });
  }
  return drawn;
}

/** A text as long as it fits, with an ellipsis where it does not. */
function cut(text: string, maxEms: number, fonts: FontSet): string {
  if (widthOf(text, fonts) <= maxEms) return text;
  const letters = graphemesOf(text);
  const shortened = (count: number) => `${letters.slice(0, count).join("").trimEnd()}…`;
  let [fits, tooMany] = [0, letters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (widthOf(shortened(middle), fonts) <= maxEms) fits = middle;
    else tooMany = middle;
  }
  return shortened(fits);
}

/** A text in two lines of nearly one width: parted between words, else between characters. */
function halves(text: string, fonts: FontSet): string[] {
  const words = text.split(" ");
  const [pieces, glue] = words.length > 1 ? [words, " "] : [graphemesOf(text), ""];
  const parted = pieces.slice(1).map((_, at) => {
    const two = [pieces.slice(0, at + 1).join(glue), pieces.slice(at + 1).join(glue)];
    return { two, width: Math.max(...two.map((part) => widthOf(part, fonts))) };
  });
  const best = parted.reduce((one, other) => (other.width < one.width ? other : one), {
    two: [text],
    width: Number.POSITIVE_INFINITY,
  });
  return best.two;
}
