import { joined } from "./codes/bytes";

/** @returns a text as UTF-16 in hexadecimal, so that it cannot inject PDF syntax */
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

/** The numbers of a file's fixed objects: its catalogue, its pages and the information about it. */
export const PDF_OBJECTS = { catalogue: 1, pages: 2, information: 5 } as const;

/** Writes a PDF 1.4 piece by piece, its objects in any order: none has to be buffered. */
export class PdfWriter {
  readonly #offsets = new Map<number, number>();
  #length = 0;

  /** The header of the file. */
  head(): Uint8Array {
    // Bytes above 127 mark the file as binary for transfer programs.
    return this.#count([ascii("%PDF-1.4\n"), Uint8Array.of(0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a)]);
  }

  /** An object of a number, which the file has once. */
  object(number: number, parts: readonly Uint8Array[]): Uint8Array {
    this.#offsets.set(number, this.#length);
    return this.#count([ascii(`${number} 0 obj\n`), ...parts, ascii("\nendobj\n")]);
  }

  /** The cross-reference table of the objects, and the trailer: all numbers up to the last must exist. */
  end(): Uint8Array {
    const size = this.#offsets.size + 1;
    const rows = Array.from({ length: size - 1 }, (_, at) => {
      const offset = this.#offsets.get(at + 1);
      if (offset === undefined) throw new RangeError(`The object ${at + 1} is missing`);
      return `${String(offset).padStart(10, "0")} 00000 n \n`;
    }).join("");
    const start = this.#length;
    const { catalogue, information } = PDF_OBJECTS;
    return this.#count([
      ascii(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`),
      ascii(`trailer\n<</Size ${size} /Root ${catalogue} 0 R /Info ${information} 0 R>>\n`),
      ascii(`startxref\n${start}\n%%EOF\n`),
    ]);
  }

  #count(parts: readonly Uint8Array[]): Uint8Array {
    const bytes = joined(parts);
    this.#length += bytes.length;
    return bytes;
  }
}

/**
 * A whole PDF of a few objects.
 * @param objects numbered from 1; the first is the catalogue, the fifth the information about the document
 */
export function fileOf(objects: readonly Uint8Array[][]): Uint8Array {
  const writer = new PdfWriter();
  return joined([writer.head(), ...objects.map((parts, at) => writer.object(at + 1, parts)), writer.end()]);
}
