import { inflateSync } from "node:zlib";

/** The sfnt inside a WOFF 1.0 file (https://www.w3.org/TR/WOFF/#OverallFileStructure): no Worker need inflate it. */
export function sfntOf(woff: Buffer): Buffer {
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

const CMAP = 0x636d6170;
const BASIC_PLANE = 4;
const ALL_PLANES = 12;

/** The code points a font has, in order, by its table cmap (OpenType specification, formats 4 and 12). */
export function codePointsOf(font: Buffer): number[] {
  const points = new Set<number>();
  for (let record = 12; record < 12 + 16 * font.readUInt16BE(4); record += 16) {
    if (font.readUInt32BE(record) !== CMAP) continue;
    const cmap = font.readUInt32BE(record + 8);
    for (let table = 0; table < font.readUInt16BE(cmap + 2); table++) {
      const at = cmap + font.readUInt32BE(cmap + 8 + 8 * table);
      const format = font.readUInt16BE(at);
      if (format === BASIC_PLANE) readBasicPlane(font, at, points);
      if (format === ALL_PLANES) readAllPlanes(font, at, points);
    }
  }
  return [...points].sort((a, b) => a - b);
}

function readBasicPlane(font: Buffer, at: number, points: Set<number>): void {
  const size = font.readUInt16BE(at + 6);
  for (let end = at + 14; end < at + 14 + size; end += 2) {
    const start = end + 2 + size;
    const [first, last] = [font.readUInt16BE(start), font.readUInt16BE(end)];
    const delta = font.readUInt16BE(start + size);
    const offset = font.readUInt16BE(start + 2 * size);
    for (let point = first; point <= last && point !== 0xffff; point++) {
      const direct = (point + delta) & 0xffff;
      const glyph =
        offset === 0 ? direct : font.readUInt16BE(start + 2 * size + offset + 2 * (point - first));
      if (glyph !== 0) points.add(point);
    }
  }
}

function readAllPlanes(font: Buffer, at: number, points: Set<number>): void {
  for (let group = 0; group < font.readUInt32BE(at + 12); group++) {
    const start = at + 16 + 12 * group;
    for (let point = font.readUInt32BE(start); point <= font.readUInt32BE(start + 4); point++)
      points.add(point);
  }
}
