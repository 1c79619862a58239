import { SHARE_IMAGE } from "~/domain/media/share-image";
import type { FontSet } from "./fonts";
import { graphemesOf, widthOf } from "./text";

/** A stretch of a title that is not broken: `[start, end)` of its text, width in ems, a space before it or not. */
interface Atom {
  start: number;
  end: number;
  width: number;
  spaced: boolean;
}

export interface TitleStyle {
  fonts: FontSet;
  titleSize: number;
  lineHeight: number;
  /** Space in ems after every glyph. */
  tracking: number;
}

export interface TitleLayout {
  fontSize: number;
  /** `[start, end)` of the title's text, one a line, no spaces at the ends. */
  lines: (readonly [start: number, end: number])[];
}

/** Above this font size a word is never broken: the title rather shrinks. */
const WHOLE_WORDS_DOWN_TO = 40;

/** Written without spaces; the private range holds stand-ins for emoji, between which a line may break as well. */
const JAPANESE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\u30FB\u30FC\uFF00-\uFFEF\uE000-\uF8FF]/u;
const PLAIN = `(?:(?!${JAPANESE.source})[^-–—/\\s])`;
/** A run of Japanese, or a word with the hyphens that end it and a separate dash after it. */
const WORD = new RegExp(`${JAPANESE.source}+|${PLAIN}+[-–—/]*(?: [-–—/|·]+(?= |$))*|[-–—/]+`, "gu");
/** Japanese punctuation that may not begin a line, or end one. */
const CLOSING = /^[\p{Pe}\p{Pf}、。，．・：；？！ーっゃゅょぁぃぅぇぉッャュョァィゥェォ々〜…]/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;

const japaneseWords = new Intl.Segmenter("ja", { granularity: "word" });

function japanesePieces(run: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of japaneseWords.segment(run)) {
    const last = pieces.at(-1);
    if (last !== undefined && (CLOSING.test(segment) || OPENING.test(last)))
      pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

/** Where a title may be broken: at spaces (a dash stays with what is before it), after hyphens, between Japanese words. */
function atomsOf(title: string, { fonts, tracking }: TitleStyle): Atom[] {
  return Array.from(title.matchAll(WORD)).flatMap((match) => {
    const [word] = match;
    let start = match.index;
    return (JAPANESE.test(word) ? japanesePieces(word) : [word]).map((text) => {
      const atom = {
        start,
        end: start + text.length,
        width: widthOf(text, fonts, tracking),
        spaced: title[start - 1] === " ",
      };
      start = atom.end;
      return atom;
    });
  });
}

function charactersOf(title: string, atom: Atom, { fonts, tracking }: TitleStyle): Atom[] {
  let start = atom.start;
  return graphemesOf(title.slice(atom.start, atom.end)).map((text, at) => {
    const part = {
      start,
      end: start + text.length,
      width: widthOf(text, fonts, tracking),
      spaced: at === 0 && atom.spaced,
    };
    start = part.end;
    return part;
  });
}

/** Greedy lines within `width` ems; undefined when one atom is wider than that. */
function wrap(atoms: readonly Atom[], width: number, space: number): Atom[][] | undefined {
  const lines: Atom[][] = [];
  let used = 0;
  for (const atom of atoms) {
    if (atom.width > width) return undefined;
    const more = (atom.spaced ? space : 0) + atom.width;
    const line = lines.at(-1);
    if (line && used + more <= width) {
      line.push(atom);
      used += more;
    } else {
      lines.push([atom]);
      used = atom.width;
    }
  }
  return lines;
}

/** Two lines of the most even length that both fit: a title with one word on its second line looks like an accident. */
function balanced(lines: Atom[][], width: number, space: number): Atom[][] {
  const [first, second] = lines;
  if (!first || !second || lines.length !== 2) return lines;
  const atoms = [...first, ...second];
  const length = (line: Atom[]) =>
    line.reduce((sum, atom, at) => sum + atom.width + (at > 0 && atom.spaced ? space : 0), 0);
  let best = lines;
  let longest = Math.max(length(first), length(second));
  for (let cut = 1; cut < atoms.length; cut++) {
    const halves = [atoms.slice(0, cut), atoms.slice(cut)] as const;
    const longer = Math.max(length(halves[0]), length(halves[1]));
    if (longer < longest && longer <= width) {
      best = [...halves];
      longest = longer;
    }
  }
  return best;
}

/**
 * The largest font size, from 3 × the page's title size downwards, at which a drawable title takes at most two lines
 * and the box given (pixels); never less than the minimum, at which it takes the lines it needs.
 */
export function fitTitle(
  title: string,
  box: { width: number; height: number },
  style: TitleStyle,
): TitleLayout {
  const { startFactor, minFontSize, maxLines } = SHARE_IMAGE.title;
  const space = widthOf(" ", style.fonts, style.tracking);
  const atoms = atomsOf(title, style);
  const place = (fontSize: number): Atom[][] | undefined => {
    const width = box.width / fontSize;
    if (fontSize >= WHOLE_WORDS_DOWN_TO) return wrap(atoms, width, space);
    const loose = atoms.flatMap((atom) => (atom.width > width ? charactersOf(title, atom, style) : [atom]));
    return wrap(loose, width, space);
  };
  let fontSize: number = Math.max(minFontSize, startFactor * style.titleSize);
  let lines = place(fontSize);
  const fits = () =>
    lines && lines.length <= maxLines && lines.length * fontSize * style.lineHeight <= box.height;
  while (!fits() && fontSize > minFontSize) {
    fontSize = Math.max(minFontSize, fontSize - 1);
    lines = place(fontSize);
  }
  const ends = (line: Atom[]) => [line[0]?.start ?? 0, line.at(-1)?.end ?? 0] as const;
  return { fontSize, lines: balanced(lines ?? [atoms], box.width / fontSize, space).map(ends) };
}
