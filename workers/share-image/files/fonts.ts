import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { TITLE_FONTS } from "../../../app/domain/pages/fonts.ts";
import { fontName, REGULAR_FONT } from "../font-name.ts";
import { codePointsOf, sfntOf } from "./sfnt.ts";
import { subset } from "./subset.ts";

const require = createRequire(import.meta.url);

/** The scripts that a font package may have a file of, most used first: a character is drawn with the first that has it. */
const SCRIPTS = [
  "latin",
  "latin-ext",
  "vietnamese",
  "greek",
  "greek-ext",
  "cyrillic",
  "cyrillic-ext",
  "hebrew",
] as const;

/** Titles are bold on the page; a font without a bold is drawn as it is. */
const WEIGHTS = [700, 400] as const;

/** One file of a font. `ranges` are the code points it draws, first and last of each run. */
export interface FontFile {
  font: string;
  name: string;
  bytes: Buffer;
  ranges: [number, number][];
}

/** The folder of an installed package. */
export function packageFolder(name: string): string {
  return dirname(require.resolve(`${name}/package.json`));
}

/** The packages that fonts are made from. */
export const FONT_PACKAGES: readonly string[] = [
  ...TITLE_FONTS.map(({ title }) => fontName(title)),
  "noto-sans-arabic",
  "noto-sans-jp",
  "noto-sans-symbols",
  "noto-sans-symbols-2",
].map((slug) => `@fontsource/${slug}`);

/** Every character of JIS X 0208 (6,879): what Japanese names and texts are written with. */
function japanese(): number[] {
  const decoder = new TextDecoder("euc-jp");
  const points: number[] = [];
  for (let row = 1; row <= 84; row++) {
    for (let cell = 1; cell <= 94; cell++) {
      const character = decoder.decode(Uint8Array.of(0xa0 + row, 0xa0 + cell));
      if (character !== "\ufffd" && [...character].length === 1) points.push(character.codePointAt(0) ?? 0);
    }
  }
  return points;
}

function rangesOf(points: readonly number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges;
}

interface Wanted {
  /** The code points to include; all if absent. */
  keep?: readonly number[];
  /** The first of these that its package has. */
  weights?: readonly number[];
  /** How the font is called, if not as its package. */
  as?: string;
}

function make(slug: string, script: string, wanted: Wanted = {}): FontFile | undefined {
  const { keep, weights = WEIGHTS, as: font = slug } = wanted;
  const folder = packageFolder(`@fontsource/${slug}`);
  const files = weights.map((weight) => join(folder, "files", `${slug}-${script}-${weight}-normal.woff`));
  const file = files.find((path) => existsSync(path));
  if (!file) return undefined;
  const bytes = subset(sfntOf(readFileSync(file)), keep);
  return { font, name: `${font}-${script}`, bytes, ranges: rangesOf(codePointsOf(bytes)) };
}

/** Every font file: those of the title fonts, then the fallbacks of them all. */
export function makeFonts(): FontFile[] {
  return [
    ...TITLE_FONTS.flatMap(({ title }) => SCRIPTS.map((script) => make(fontName(title), script))),
    // Small text on printed cards.
    ...SCRIPTS.map((script) => make("arimo", script, { weights: [400], as: REGULAR_FONT })),
    make("noto-sans-arabic", "arabic"),
    make("noto-sans-jp", "japanese", { keep: japanese() }),
    make("noto-sans-symbols", "symbols"),
    make("noto-sans-symbols-2", "symbols"),
  ].filter((file) => file !== undefined);
}
