import type { PrintImage } from "~/domain/cards/print/front";
import { jpegSize } from "~/domain/media/jpeg";
import { stream } from "~/domain/pdf-file";
import { convertStored } from "~/server/platform/image-store.server";
import { logError, type Platform } from "~/server/platform/platform.server";

/** Sharp at 300 dpi on the longest side of a card with its bleed. */
const MAX_SIDE = 1100;
const QUALITY = 88;

/** An image in the file, as an object of its own. */
export interface PlacedImage extends PrintImage {
  number: number;
}

interface NewImage {
  number: number;
  parts: Uint8Array[];
}

/** The images of a print file: each is included once, however many cards show it. */
export class JpegImages {
  readonly #platform: Platform;
  readonly #nextNumber: () => number;
  readonly #known = new Map<string, Promise<PlacedImage | undefined>>();
  #added: NewImage[] = [];

  constructor(platform: Platform, nextNumber: () => number) {
    this.#platform = platform;
    this.#nextNumber = nextNumber;
  }

  /** An image over a colour, visible where it is transparent; undefined where it cannot be read. */
  find(key: string, background: string): Promise<PlacedImage | undefined> {
    const name = `${key} ${background}`;
    const known = this.#known.get(name) ?? this.#read(key, background);
    this.#known.set(name, known);
    return known;
  }

  /** The images added since the last call. */
  takeNew(): NewImage[] {
    const added = this.#added;
    this.#added = [];
    return added;
  }

  async #read(key: string, background: string): Promise<PlacedImage | undefined> {
    try {
      const target = { format: "image/jpeg", side: MAX_SIDE, quality: QUALITY, background } as const;
      const bytes = await convertStored(this.#platform, key, target);
      const size = bytes && jpegSize(bytes);
      if (!bytes || !size) return undefined;
      const { width, height, components } = size;
      const number = this.#nextNumber();
      const space = components === 1 ? "/DeviceGray" : "/DeviceRGB";
      const entries =
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${space} ` +
        "/BitsPerComponent 8 /Interpolate true /Filter /DCTDecode";
      this.#added.push({ number, parts: stream(entries, bytes) });
      return { name: `I${number}`, number, width, height };
    } catch (error) {
      logError("an image could not be printed", error, this.#platform.requestId, { key });
      return undefined;
    }
  }
}
