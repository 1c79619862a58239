import type { HarfBuzzFont } from "harfbuzzjs/hbjs.js";
import type { ReadShareImageFile } from "~/domain/media/share-image";
import { harfbuzz } from "./harfbuzz";

/** One file of a font: some scripts of it. Metrics are in ems. */
export interface Slice {
  name: string;
  data: ArrayBuffer;
  font: HarfBuzzFont;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  points: Set<number>;
}

/** A file's entry in the index (`fonts.json`, made by files/make.ts): first and last of each run of code points. */
interface FileEntry {
  font: string;
  name: string;
  ranges: number[];
}

/** The drawn form of Arial, the font of every page that has not chosen another. */
export const DEFAULT_FONT = "arimo";
/** The fallbacks of every font, in this order. */
const SYMBOLS = ["noto-sans-symbols", "noto-sans-symbols-2"];
const BEHIND = [DEFAULT_FONT, "noto-sans-arabic", "noto-sans-jp", ...SYMBOLS];
/** Spaces and the baseline are those of this script. */
const BASIC = "latin";

/**
 * What this isolate has read. It stays: the files are a closed set of five megabytes, and an opened font must outlive
 * every drawing that began with it.
 */
let index: readonly FileEntry[] | undefined;
const opened = new Map<string, Slice>();

/**
 * Ascent and descent in font units, as satori reads them: from the table hhea. (Not by harfbuzzjs's `hExtents`, which
 * has HarfBuzz write 48 bytes into 12 and so corrupts the first font in memory.)
 */
function verticalMetrics(data: ArrayBuffer): { ascent: number; descent: number } {
  const view = new DataView(data);
  const HHEA = 0x68686561;
  for (let record = 12; record < 12 + 16 * view.getUint16(4); record += 16) {
    if (view.getUint32(record) !== HHEA) continue;
    const table = view.getUint32(record + 8);
    return { ascent: view.getInt16(table + 4), descent: -view.getInt16(table + 6) };
  }
  throw new Error("a font without the table hhea");
}

async function required(read: ReadShareImageFile, name: string): Promise<ArrayBuffer> {
  const bytes = await read(name);
  if (!bytes) throw new Error(`the file ${name} is missing`);
  return bytes;
}

async function open(read: ReadShareImageFile, name: string): Promise<Slice> {
  const data = opened.has(name) ? undefined : await required(read, `${name}.ttf`);
  // Another drawing may have opened it while this one waited.
  const known = opened.get(name);
  if (known || !data) return known as Slice;
  const blob = harfbuzz.createBlob(data);
  const face = harfbuzz.createFace(blob, 0);
  const font = harfbuzz.createFont(face);
  const { ascent, descent } = verticalMetrics(data);
  const slice: Slice = {
    name,
    data,
    font,
    unitsPerEm: face.upem,
    ascent: ascent / face.upem,
    descent: descent / face.upem,
    points: new Set(face.collectUnicodes()),
  };
  // The font holds on to the face, and the face to the bytes.
  face.destroy();
  blob.destroy();
  opened.set(name, slice);
  return slice;
}

function covers({ ranges }: FileEntry, point: number): boolean {
  let [low, high] = [0, ranges.length / 2 - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (point < (ranges[2 * middle] ?? 0)) high = middle - 1;
    else if (point > (ranges[2 * middle + 1] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
}

/** The fonts that one drawing needs: a character is drawn with the first slice that has it. */
export class FontSet {
  constructor(readonly slices: readonly Slice[]) {}

  /** The slice that draws a character, given by its code point; none when no font has it. */
  sliceFor(point: number): Slice | undefined {
    return this.slices.find(({ points }) => points.has(point));
  }

  /** Both sets as one. */
  and(other: FontSet): FontSet {
    return new FontSet([...new Set([...this.slices, ...other.slices])]);
  }

  /** The fonts in satori's format, which tries each of `family` in turn. */
  get forSatori() {
    return this.slices.map(({ name, data }) => ({
      name,
      data,
      weight: 700 as const,
      style: "normal" as const,
    }));
  }

  get family(): string {
    return this.slices.map(({ name }) => name).join(", ");
  }
}

/** The files of a font and of its fallbacks, in the order of lookup. */
async function filesFor(read: ReadShareImageFile, font: string): Promise<FileEntry[]> {
  index ??= JSON.parse(new TextDecoder().decode(await required(read, "fonts.json"))) as FileEntry[];
  const order = [font, ...BEHIND.filter((name) => name !== font)];
  return order.flatMap((name) => index?.filter((file) => file.font === name) ?? []);
}

/** Returns a test whether a font, or a fallback with letters, has a character. */
export async function letterTest(
  read: ReadShareImageFile,
  font: string,
): Promise<(point: number) => boolean> {
  const files = (await filesFor(read, font)).filter((file) => !SYMBOLS.includes(file.font));
  return (point) => files.some((file) => covers(file, point));
}

/** Opens what of a font, and of the fonts behind it, the characters of a text need. */
export async function openFonts(read: ReadShareImageFile, font: string, text: string): Promise<FontSet> {
  const files = await filesFor(read, font);
  const needed = new Set([`${font}-${BASIC}`, `${DEFAULT_FONT}-${BASIC}`]);
  for (const character of text) {
    const file = files.find((entry) => covers(entry, character.codePointAt(0) ?? 0));
    if (file) needed.add(file.name);
  }
  const names = files.map(({ name }) => name).filter((name) => needed.has(name));
  return new FontSet(await Promise.all(names.map((name) => open(read, name))));
}
