/**
 * Writing a zip whose entries are stored as they are: images are compressed already, and nothing has to be buffered.
 */

/** An entry's header data: sizes in bytes, below 4 GB. */
export interface ZipEntry {
  /** With `/` between folders, in UTF-8. */
  name: string;
  crc: number;
  size: number;
}

const MAX_32 = 0xffffffff;
const MAX_16 = 0xffff;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** 1980-01-01, the earliest date of the format: equal content yields an equal file. */
const DATE = 0x21;

/** Writes numbers of a number of bytes each, the least byte first. */
function record(...fields: [value: number, bytes: 2 | 4 | 8][]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [value, bytes] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else if (bytes === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const nameOf = ({ name }: ZipEntry) => new TextEncoder().encode(name);

/** @returns the header before an entry's bytes */
export function localHeader(entry: ZipEntry): Uint8Array<ArrayBuffer> {
  const name = nameOf(entry);
  const { crc, size } = entry;
  const head = record(
    [0x04034b50, 4],
    [20, 2],
    [FLAGS, 2],
    [0, 2],
    [0, 2],
    [DATE, 2],
    [crc, 4],
    [size, 4],
    [size, 4],
    [name.length, 2],
    [0, 2],
  );
  return joined(head, name);
}

/** @returns an entry's record in the central directory @param offset of its local header; beyond 4 GB by zip64 */
export function centralRecord(entry: ZipEntry, offset: number): Uint8Array<ArrayBuffer> {
  const name = nameOf(entry);
  const { crc, size } = entry;
  const isFar = offset >= MAX_32;
  const extra = isFar ? record([1, 2], [8, 2], [offset, 8]) : new Uint8Array();
  const version = isFar ? 45 : 20;
  const head = record(
    [0x02014b50, 4],
    [version, 2],
    [version, 2],
    [FLAGS, 2],
    [0, 2],
    [0, 2],
    [DATE, 2],
    [crc, 4],
    [size, 4],
    [size, 4],
    [name.length, 2],
    [extra.length, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [isFar ? MAX_32 : offset, 4],
  );
  return joined(head, name, extra);
}

/** @returns the end of the zip, behind the central records @param offset of the first of them @param size of all of them */
export function zipEnd(entries: number, offset: number, size: number): Uint8Array<ArrayBuffer> {
  const isLarge = entries >= MAX_16 || offset >= MAX_32 || size >= MAX_32;
  const end = record(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [Math.min(entries, MAX_16), 2],
    [Math.min(entries, MAX_16), 2],
    [Math.min(size, MAX_32), 4],
    [Math.min(offset, MAX_32), 4],
    [0, 2],
  );
  if (!isLarge) return end;
  const zip64 = record(
    [0x06064b50, 4],
    [44, 8],
    [45, 2],
    [45, 2],
    [0, 4],
    [0, 4],
    [entries, 8],
    [entries, 8],
    [size, 8],
    [offset, 8],
  );
  const locator = record([0x07064b50, 4], [0, 4], [offset + size, 8], [1, 4]);
  return joined(zip64, locator, end);
}
