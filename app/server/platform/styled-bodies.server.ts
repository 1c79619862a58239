import { Buffer } from "node:buffer";

type Bytes = Uint8Array<ArrayBuffer>;

/** A document without its style sheet, which it shares with others. */
export interface StyledBody {
  /** The rest of the document. */
  content: Bytes;
  /** Where in it the style sheet belongs. */
  at: number;
  /** The one copy of the style sheet. */
  style: Bytes;
  /** Its key in {@link StyledBodies}. */
  key: string;
}

const OPENING = "<style>";
const CLOSING = "</style>";
/** A shorter style sheet costs more to share than to store. */
const MIN_BYTES = 256;

/**
 * Documents without their style sheets, each of which is stored once for as long as a document uses it: pages in one
 * theme differ in their content alone, and the style sheet is two fifths of a page.
 */
export class StyledBodies {
  readonly #styles = new Map<string, { bytes: Bytes; uses: number }>();
  #bytes = 0;

  /** Of all style sheets, their keys included. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Splits a document at its first style sheet. Each result is given back by {@link release}.
   * @param body UTF-8
   * @returns null where there is no style sheet worth sharing
   */
  take(body: Bytes): StyledBody | null {
    const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString("latin1");
    const from = text.indexOf(OPENING) + OPENING.length;
    const to = text.indexOf(CLOSING, from);
    if (from < OPENING.length || to - from < MIN_BYTES) return null;
    const key = text.slice(from, to);
    let style = this.#styles.get(key);
    if (!style) {
      style = { bytes: body.slice(from, to), uses: 0 };
      this.#styles.set(key, style);
      this.#bytes += 2 * style.bytes.byteLength;
    }
    style.uses++;
    const content = new Uint8Array(body.byteLength - (to - from));
    content.set(body.subarray(0, from));
    content.set(body.subarray(to), from);
    return { content, at: from, style: style.bytes, key };
  }

  /** Ends one use of a style sheet; the last one drops it. */
  release(key: string): void {
    const style = this.#styles.get(key);
    if (!style || --style.uses > 0) return;
    this.#styles.delete(key);
    this.#bytes -= 2 * style.bytes.byteLength;
  }
}

/** @returns the whole document again, as a copy */
export function joined({ content, at, style }: StyledBody): Bytes {
  const body = new Uint8Array(content.byteLength + style.byteLength);
  body.set(content.subarray(0, at));
  body.set(style, at);
  body.set(content.subarray(at), at + style.byteLength);
  return body;
}
