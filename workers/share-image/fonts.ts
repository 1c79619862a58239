import type { HarfBuzzFont } from "harfbuzzjs/hbjs.js";
import cyrillic from "./fonts/arimo-cyrillic.bin";
import cyrillicExt from "./fonts/arimo-cyrillic-ext.bin";
import greek from "./fonts/arimo-greek.bin";
import greekExt from "./fonts/arimo-greek-ext.bin";
import hebrew from "./fonts/arimo-hebrew.bin";
import latin from "./fonts/arimo-latin.bin";
import latinExt from "./fonts/arimo-latin-ext.bin";
import vietnamese from "./fonts/arimo-vietnamese.bin";
import arabic from "./fonts/noto-arabic.bin";
import japanese from "./fonts/noto-japanese.bin";
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

/**
 * Arimo, the drawn form of Arial, with Noto Sans behind it. A character is drawn with the first slice that has it;
 * Japanese, by far the largest, is only opened for a text that needs it.
 */
const FILES: readonly (readonly [name: string, data: ArrayBuffer])[] = [
  ["latin", latin],
  ["latin-ext", latinExt],
  ["vietnamese", vietnamese],
  ["greek", greek],
  ["greek-ext", greekExt],
  ["cyrillic", cyrillic],
  ["cyrillic-ext", cyrillicExt],
  ["hebrew", hebrew],
  ["arabic", arabic],
  ["japanese", japanese],
];

/**
 * Ascent and descent in font units, as satori reads them: from the table hhea. (Not by harfbuzzjs's `hExtents`, which
 * lets HarfBuzz write 48 bytes into 12 and so spoils the first font in memory.)
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

const opened = new Map<string, Slice>();

function open([name, data]: (typeof FILES)[number]): Slice {
  const known = opened.get(name);
  if (known) return known;
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

/** The slice that draws a character, given by its code point; none when no font has it. */
export function sliceFor(point: number): Slice | undefined {
  for (const file of FILES) {
    const slice = open(file);
    if (slice.points.has(point)) return slice;
  }
  return undefined;
}

/** The fonts that `texts` need, as satori takes them; always the same array for the same set, which satori caches. */
export function fontsFor(texts: readonly string[]): SatoriFont[] {
  const needed = new Set(["latin"]);
  for (const point of texts.flatMap((text) => [...text].map((character) => character.codePointAt(0) ?? 0))) {
    const slice = sliceFor(point);
    if (slice) needed.add(slice.name);
  }
  const files = FILES.filter(([name]) => needed.has(name));
  return files.map(([name, data]) => ({ name, data, weight: 700, style: "normal" }));
}

interface SatoriFont {
  name: string;
  data: ArrayBuffer;
  weight: 700;
  style: "normal";
}
