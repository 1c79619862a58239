/**
 * Makes the .bin files beside it from the installed fontsource packages: `node workers/share-image/fonts/make.ts`.
 * Run it when a font package is updated or a slice added; a test compares its output with the committed files.
 *
 * WOFF becomes plain TrueType, which a cold Worker need not inflate, and hinting goes, which nothing here reads.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";

const require = createRequire(import.meta.url);

/** [name of the .bin file, file in the packages]; the order is the one in fonts.ts. */
const SLICES = [
  ["arimo-latin", "arimo/files/arimo-latin-700-normal"],
  ["arimo-latin-ext", "arimo/files/arimo-latin-ext-700-normal"],
  ["arimo-vietnamese", "arimo/files/arimo-vietnamese-700-normal"],
  ["arimo-greek", "arimo/files/arimo-greek-700-normal"],
  ["arimo-greek-ext", "arimo/files/arimo-greek-ext-700-normal"],
  ["arimo-cyrillic", "arimo/files/arimo-cyrillic-700-normal"],
  ["arimo-cyrillic-ext", "arimo/files/arimo-cyrillic-ext-700-normal"],
  ["arimo-hebrew", "arimo/files/arimo-hebrew-700-normal"],
  ["noto-arabic", "noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal"],
  ["noto-japanese", "noto-sans-jp/files/noto-sans-jp-japanese-700-normal"],
] as const;

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

/** The sfnt inside a WOFF 1.0 file (https://www.w3.org/TR/WOFF/#OverallFileStructure). */
function sfnt(woff: Buffer): Buffer {
  const tables = woff.readUInt16BE(12);
  const out = Buffer.alloc(woff.readUInt32BE(16));
  const log = Math.floor(Math.log2(tables));
  woff.copy(out, 0, 4, 8);
  out.writeUInt16BE(tables, 4);
  out.writeUInt16BE(16 * 2 ** log, 6);
  out.writeUInt16BE(log, 8);
  out.writeUInt16BE(16 * tables - 16 * 2 ** log, 10);
  let end = 12 + 16 * tables;
  for (let table = 0; table < tables; table++) {
    const entry = 44 + 20 * table;
    const record = 12 + 16 * table;
    const start = woff.readUInt32BE(entry + 4);
    const packed = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const bytes = woff.subarray(start, start + packed);
    woff.copy(out, record, entry, entry + 4);
    woff.copy(out, record + 4, entry + 16, entry + 20);
    out.writeUInt32BE(end, record + 8);
    out.writeUInt32BE(length, record + 12);
    (packed < length ? inflateSync(bytes) : bytes).copy(out, end);
    end += (length + 3) & ~3;
  }
  return out;
}

/** HarfBuzz's subsetter; it only computes, so what it imports from a system may answer nothing. */
function subsetter(): Record<string, CallableFunction> & { memory: WebAssembly.Memory } {
  const module = new WebAssembly.Module(readFileSync(require.resolve("harfbuzzjs/hb-subset.wasm")));
  const imports: Record<string, Record<string, () => number>> = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] = { ...imports[from], [name]: () => 0 };
  }
  imports.env = {
    ...imports.env,
    emscripten_resize_heap: ((size: number) => {
      const { memory } = exports;
      memory.grow(Math.ceil((size >>> 0) / 65536) - memory.buffer.byteLength / 65536);
      return 1;
    }) as () => number,
  };
  const exports = new WebAssembly.Instance(module, imports).exports as ReturnType<typeof subsetter>;
  exports._initialize?.();
  return exports;
}

const DROP_HINTS = 1;
const WRITABLE = 2;

function subset(font: Buffer, keep: number[] | "all"): Buffer {
  const hb = subsetter() as ReturnType<typeof subsetter> & Record<string, (...args: number[]) => number>;
  const call = (name: string, ...args: number[]) => (hb[name] as (...args: number[]) => number)(...args);
  const at = call("malloc", font.length);
  new Uint8Array(hb.memory.buffer).set(font, at);
  const face = call("hb_face_create", call("hb_blob_create", at, font.length, WRITABLE, 0, 0), 0);
  const input = call("hb_subset_input_create_or_fail");
  const points = call("hb_subset_input_unicode_set", input);
  if (keep === "all") call("hb_set_invert", points);
  else for (const point of keep) call("hb_set_add", points, point);
  call("hb_subset_input_set_flags", input, DROP_HINTS);
  const made = call("hb_subset_or_fail", face, input);
  if (made === 0) throw new Error("the subsetter refused the font");
  const blob = call("hb_face_reference_blob", made);
  const start = call("hb_blob_get_data", blob, 0);
  return Buffer.from(new Uint8Array(hb.memory.buffer).slice(start, start + call("hb_blob_get_length", blob)));
}

/** Every .bin file as it should be, by name. */
export function makeFonts(): Map<string, Buffer> {
  return new Map(
    SLICES.map(([name, file]) => {
      const font = sfnt(readFileSync(require.resolve(`@fontsource/${file}.woff`)));
      return [name, subset(font, name === "noto-japanese" ? japanese() : "all")];
    }),
  );
}

if (import.meta.main) {
  for (const [name, bytes] of makeFonts()) writeFileSync(new URL(`${name}.bin`, import.meta.url), bytes);
}
