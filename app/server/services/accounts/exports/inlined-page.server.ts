import { readAsset } from "~/server/platform/assets.server";
import type { Platform } from "~/server/platform/platform.server";
import { imageName } from "./image-name.server";

/**
 * The total size of a page's images that are inlined in its file, as stored: base64 adds a third. Those beyond are
 * referenced as separate files, where the export has them.
 */
export const INLINED_BYTES = 24 * 1024 * 1024;
/** How much is cached for the second pass: the zip needs a file's checksum before its bytes. */
const HELD_BYTES = 8 * 1024 * 1024;
/** Bytes per base64 chunk: a multiple of three. */
const SLICE = 24_576;
const TYPES: Record<string, string> = {
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  svg: "image/svg+xml",
  woff2: "font/woff2",
};
const typeOf = (name: string) => TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";

/** An image of a page. */
export interface InlinedImage {
  key: string;
  bytes: number;
}

/** A position in a document, and what is inlined there: an image, or a file of ours named in the style. */
interface Place {
  from: number;
  to: number;
  image?: InlinedImage;
  asset?: string;
}

/**
 * A document with its images and fonts inlined.
 * @param standIn the unguessable origin under which the document names its images by number
 * @returns its bytes, as often as needed
 */
export function inlinedPage(
  platform: Platform,
  html: string,
  { standIn, images }: { standIn: string; images: readonly InlinedImage[] },
): () => AsyncGenerator<Uint8Array> {
  const places = placesIn(html, standIn, images);
  const read = reader(platform);
  return async function* () {
    let written = 0;
    let bytes = 0;
    for (const { from, to, image, asset } of places) {
      yield encoder.encode(html.slice(written, from));
      written = to;
      if (asset !== undefined) {
        yield encoder.encode('url("');
        // An unavailable font falls back to the device's.
        yield* dataUrl(await read.asset(asset), asset);
        yield encoder.encode('")');
      } else if (image) {
        bytes += image.bytes;
        if (bytes > INLINED_BYTES) yield encoder.encode(`../${imageName(image.key)}`);
        else yield* dataUrl(await read.image(image.key), image.key);
      }
    }
    yield encoder.encode(html.slice(written));
  };
}

function placesIn(html: string, standIn: string, images: readonly InlinedImage[]): Place[] {
  // Files of ours named in the style: user text has no such quotation marks in HTML.
  const named = new RegExp(
    `${standIn.replaceAll(".", "\\.")}/(\\d+)|url\\("(/[^"()]+\\.(?:woff2|svg))"\\)`,
    "g",
  );
  return [...html.matchAll(named)].map(({ index, 0: found, 1: image, 2: asset }) => ({
    from: index,
    to: index + found.length,
    ...(asset === undefined ? { image: images[Number(image)] } : { asset }),
  }));
}

/** Reads the inlined files: each once, while the cache is small. */
function reader(platform: Platform) {
  const held = new Map<string, Uint8Array | null>();
  let bytes = 0;
  const once = async (name: string, read: () => Promise<ArrayBuffer | null | undefined>) => {
    const known = held.get(name);
    if (known !== undefined) return known;
    const found = await read();
    const content = found ? new Uint8Array(found) : null;
    bytes += content?.length ?? 0;
    if (bytes <= HELD_BYTES) held.set(name, content);
    else bytes -= content?.length ?? 0;
    return content;
  };
  return {
    image: (key: string) => once(key, async () => (await platform.bucket.get(key))?.arrayBuffer()),
    asset: (path: string) =>
      once(path, () => readAsset(platform, new URL(path, platform.config.origins.app).pathname)),
  };
}

const encoder = new TextEncoder();

function* dataUrl(bytes: Uint8Array | null, name: string): Generator<Uint8Array> {
  if (!bytes) return yield encoder.encode("data:,");
  yield encoder.encode(`data:${typeOf(name)};base64,`);
  for (let i = 0; i < bytes.length; i += SLICE) {
    yield encoder.encode(btoa(String.fromCharCode(...bytes.subarray(i, i + SLICE))));
  }
}
