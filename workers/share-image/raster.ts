import { initWasm, Resvg } from "@resvg/resvg-wasm";
import module from "@resvg/resvg-wasm/index_bg.wasm";

/** Begun while the Worker starts, so that no request waits on another one's work. */
export const rasterizerReady = initWasm(module);

/** Red, green, blue and alpha of every pixel, a byte each, the colours multiplied by alpha. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

const SMOOTH = 0;
const NEAREST = 1;

/**
 * Draws an SVG at its own size. Its one external image, if it has one, is given as the bytes of a PNG or JPEG; one
 * that cannot be decoded draws nothing. Images are placed pixel by pixel unless `smooth`, which is for enlarging and
 * costs half a microsecond a pixel. What is allocated in WebAssembly memory is freed before it returns.
 */
export function rasterize(svg: string, options: { image?: Uint8Array; smooth?: boolean } = {}): Pixels {
  const { image, smooth = false } = options;
  const tree = new Resvg(svg, {
    font: { loadSystemFonts: false },
    imageRendering: smooth ? SMOOTH : NEAREST,
  });
  try {
    if (image) for (const href of tree.imagesToResolve()) tree.resolveImage(href, image);
    const drawn = tree.render();
    try {
      return { width: drawn.width, height: drawn.height, data: drawn.pixels };
    } finally {
      drawn.free();
    }
  } finally {
    tree.free();
  }
}

const OPENING = /^<svg width="(\d+)" height="\d+" viewBox="0 0 \d+ \d+"/;

/** Draws `height` rows of an SVG as satori writes it, from the row `top` on (whole pixels): the rest must be empty. */
export function rasterizeRows(svg: string, top: number, height: number): Pixels {
  return rasterize(
    svg.replace(
      OPENING,
      (_, width) => `<svg width="${width}" height="${height}" viewBox="0 ${top} ${width} ${height}"`,
    ),
  );
}
