import type { DrawnText, TextToDraw } from "~/domain/cards/print/lines";
import { baseLevel } from "./bidi";
import { STAND_IN } from "./emoji";
import type { FontSet } from "./fonts";
import { type Outlines, outlinesOf } from "./outlines";
import { letter, ready, type Tools } from "./renderer";
import { graphemesOf, widthOf } from "./text";

/**
 * Draws texts as outlines, each in as many lines as it may take, which are cut where they are too wide. Emoji are left
 * out: they are images.
 */
export async function drawTexts(texts: readonly TextToDraw[], tools: Tools): Promise<DrawnText[]> {
  await ready;
  const drawn: DrawnText[] = [];
  // One after the other: satori is the processor's work alone.
  for (const { text: raw, font, maxEms, maxLines, cutEms } of texts) {
    const { text: lettered, fonts } = await letter(raw, font, tools);
    const text = lettered.replace(new RegExp(STAND_IN, "gu"), "").replace(/\s+/g, " ").trim();
    const parts = maxLines > 1 && widthOf(text, fonts) > maxEms ? halves(text, fonts) : [text];
    const lines = [];
    for (const part of parts) lines.push(await drawLine(cut(part, cutEms, fonts), fonts));
    drawn.push({ lines, isRightToLeft: baseLevel(text) === 1 });
  }
  return drawn;
}

/** Strokes and curves of one line, at most: a line of the letters of any language that has the most has fewer. */
const MAX_COMMANDS = 4_000;

/** A line as outlines, of as many of its letters as are not too much to paint: there are signs of a thousand strokes. */
async function drawLine(line: string, fonts: FontSet): Promise<Outlines> {
  let text = line;
  for (let letters = graphemesOf(line); ; ) {
    const drawn = await outlinesOf(text, fonts);
    if (drawn.path.length <= MAX_COMMANDS || letters.length === 0) return drawn;
    letters = letters.slice(0, Math.floor(((letters.length - 1) * MAX_COMMANDS) / drawn.path.length));
    text = `${letters.join("").trimEnd()}…`;
  }
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

/**
 * A text in two lines of nearly one width: parted between words, else between characters. The further back it is parted
 * the wider is the first line, so that the place is found by halving: a long text is measured a few times.
 */
function halves(text: string, fonts: FontSet): string[] {
  const words = text.split(" ");
  const [pieces, glue] = words.length > 1 ? [words, " "] : [graphemesOf(text), ""];
  if (pieces.length < 2) return [text];
  const parted = (at: number) => [pieces.slice(0, at).join(glue), pieces.slice(at).join(glue)];
  const widths = (at: number) => parted(at).map((part) => widthOf(part, fonts)) as [number, number];
  let [shorter, longer] = [1, pieces.length - 1];
  while (longer - shorter > 1) {
    const middle = Math.floor((shorter + longer) / 2);
    const [first, second] = widths(middle);
    if (first < second) shorter = middle;
    else longer = middle;
  }
  return parted(Math.max(...widths(longer)) < Math.max(...widths(shorter)) ? longer : shorter);
}
