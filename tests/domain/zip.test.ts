import { crc32 } from "node:zlib";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { centralRecord, localHeader, zipEnd } from "~/domain/zip";

const bytesOf = (text: string) => new TextEncoder().encode(text);

function joined(parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** @param shift as if so many bytes preceded the first entry */
function zipOf(files: Record<string, string>, shift = 0) {
  const parts: Uint8Array[] = [];
  const records: Uint8Array[] = [];
  let offset = shift;
  for (const [name, text] of Object.entries(files)) {
    const bytes = bytesOf(text);
    const entry = { name, crc: crc32(bytes), size: bytes.length };
    const header = localHeader(entry);
    records.push(centralRecord(entry, offset));
    parts.push(header, bytes);
    offset += header.length + bytes.length;
  }
  const size = records.reduce((sum, { length }) => sum + length, 0);
  return {
    bytes: joined([...parts, ...records, zipEnd(records.length, offset, size)]),
    records,
    offset,
    size,
  };
}

test("CRC-32 is the known one, in one go and in parts", () => {
  expect(crc32(bytesOf("123456789"))).toBe(0xcbf43926);
  expect(crc32(bytesOf("6789"), crc32(bytesOf("12345")))).toBe(0xcbf43926);
  expect(crc32(new Uint8Array())).toBe(0);
});

test("a zip is read back with its names and bytes", () => {
  const files = { "user.json": "{}", "pages/ünï-コード.html": "<p>مرحبا</p>", "empty.txt": "" };
  const read = unzipSync(zipOf(files).bytes);
  expect(
    Object.fromEntries(Object.entries(read).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])),
  ).toEqual(files);
});

test("beyond 4 GB and 65,535 files it goes on by zip64", () => {
  const far = 5_000_000_000;
  const record = centralRecord({ name: "a", crc: 1, size: 2 }, far);
  const view = new DataView(record.buffer);
  expect(view.getUint32(42, true)).toBe(0xffffffff);
  expect(view.getUint16(30, true)).toBe(12);
  // Behind the name: the extra field of zip64 with the offset alone.
  expect([view.getUint16(47, true), view.getUint16(49, true), Number(view.getBigUint64(51, true))]).toEqual([
    1,
    8,
    far,
  ]);

  const end = zipEnd(70_000, far, 1_000);
  const ends = new DataView(end.buffer);
  expect(ends.getUint32(0, true)).toBe(0x06064b50);
  expect([ends.getBigUint64(24, true), ends.getBigUint64(32, true)].map(Number)).toEqual([70_000, 70_000]);
  expect([ends.getBigUint64(40, true), ends.getBigUint64(48, true)].map(Number)).toEqual([1_000, far]);
  expect(ends.getUint32(56, true)).toBe(0x07064b50);
  expect(Number(ends.getBigUint64(64, true))).toBe(far + 1_000);
  expect(ends.getUint32(76, true)).toBe(0x06054b50);
  expect([ends.getUint16(86, true), ends.getUint32(92, true)]).toEqual([0xffff, 0xffffffff]);
  expect(zipEnd(1, 10, 10)).toHaveLength(22);
});
