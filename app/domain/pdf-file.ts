import { joined } from "./codes/bytes";

/** @returns a text as UTF-16 in hexadecimal, so that nothing in it can be PDF */
export function utf16(text: string): string {
  let hex = "";
  for (let at = 0; at < text.length; at++) hex += text.charCodeAt(at).toString(16).padStart(4, "0");
  return hex;
}

const ascii = (text: string) => new TextEncoder().encode(text);
/** @returns an object that is its entries alone */
export const dictionary = (entries: string): Uint8Array[] => [ascii(`<<${entries}>>`)];

/** @returns an object that holds bytes */
export function stream(entries: string, bytes: Uint8Array): Uint8Array[] {
  return [ascii(`<<${entries} /Length ${bytes.length}>>\nstream\n`), bytes, ascii("\nendstream")];
}

/**
 * A PDF 1.4: header, objects, the table of where each begins, and the trailer.
 * @param objects numbered from 1; the first is the catalogue, the fifth the information about the document
 */
export function fileOf(objects: readonly Uint8Array[][]): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  const add = (bytes: Uint8Array) => {
    parts.push(bytes);
    length += bytes.length;
  };
  // Bytes above 127 tell programs that copy files that this is no text.
  add(ascii("%PDF-1.4\n"));
  add(Uint8Array.of(0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a));
  const offsets = objects.map((object, at) => {
    const offset = length;
    add(ascii(`${at + 1} 0 obj\n`));
    for (const part of object) add(part);
    add(ascii("\nendobj\n"));
    return offset;
  });
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  add(ascii(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`));
  add(
    ascii(`trailer\n<</Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R>>\nstartxref\n${start}\n%%EOF\n`),
  );
  return joined(parts);
}
