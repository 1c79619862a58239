import { Buffer } from "node:buffer";
import { shortAddress } from "~/domain/addresses";
import type { CodeFileInput } from "~/domain/codes/code-file";
import { type Drawing, drawCode } from "~/domain/codes/drawing";
import type { Path } from "~/domain/codes/path";
import { codePdf } from "~/domain/codes/pdf";
import { codeSvg } from "~/domain/codes/svg";
import { captionOutlines } from "./caption";
import { overlay } from "./composite";
import { logoImage } from "./image";
import { encodePng } from "./png";
import { type Pixels, rasterize } from "./raster";
import { letter, ready, reasonOf, type Tools } from "./renderer";

/** The font of captions, and of what share images sign with. */
const FONT = "arimo";

/** Draws a code's file. Each format holds the same image: outlines, and the logo where there is one. */
export async function drawCodeFile(input: CodeFileInput, tools: Tools): Promise<Uint8Array> {
  await ready;
  const logo = input.style.hasLogo ? await logoOf(input, tools) : undefined;
  const drawing = drawCode(input.url, { ...input.style, hasLogo: logo !== undefined });
  const caption = await outlines(drawing, tools);
  const place = logo && drawing.logo && placeOf(logo, drawing.logo);
  switch (input.format) {
    case "svg": {
      const png = logo && Buffer.from(encodePng(logo, "image")).toString("base64");
      const fillings = { caption, ...(png && place && { logo: { png, ...place } }) };
      return new TextEncoder().encode(codeSvg(drawing, fillings, { title: shortAddress(input.url) }));
    }
    case "png":
      return pngOf(drawing, caption, logo, input.size);
    case "pdf": {
      const fillings = {
        caption,
        ...(logo &&
          place && {
            logo: { rgb: rgbOf(logo), pixels: [logo.width, logo.height] as [number, number], ...place },
          }),
      };
      return codePdf(drawing, input.mm, shortAddress(input.url), fillings);
    }
  }
}

async function outlines({ caption }: Drawing, tools: Tools): Promise<Path> {
  if (!caption) return [];
  const { text, fonts } = await letter(caption.text, FONT, tools);
  return captionOutlines(text, fonts, caption);
}

/** The logo on the pad's colour, so that nothing in a file is transparent: printers differ on that. */
async function logoOf(
  { logo, style }: CodeFileInput,
  { convert, notice }: Tools,
): Promise<Pixels | undefined> {
  if (!logo) return undefined;
  try {
    const bitmap = await logoImage(new Uint8Array(logo), convert);
    const { width, height } = bitmap;
    const pad = rasterize(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${style.light}" d="M0 0h${width}v${height}H0z"/></svg>`,
    );
    overlay(pad, bitmap, { left: 0, top: 0, radius: 0 });
    return pad;
  } catch (error) {
    notice("code.logo_omitted", reasonOf(error));
    return undefined;
  }
}

/** An image in the middle of a square, as large as it fits. */
function placeOf({ width, height }: Pixels, square: { x: number; y: number; side: number }) {
  const scale = square.side / Math.max(width, height);
  return {
    x: square.x + (square.side - width * scale) / 2,
    y: square.y + (square.side - height * scale) / 2,
    width: width * scale,
    height: height * scale,
  };
}

/** Every module takes the same whole number of pixels: edges are sharp, and no reader meets two sizes. */
function pngOf(drawing: Drawing, caption: Path, logo: Pixels | undefined, size: number): Uint8Array {
  const scale = Math.ceil(size / drawing.width);
  const png = logo && Buffer.from(encodePng(logo, "image")).toString("base64");
  const place = logo && drawing.logo && placeOf(logo, drawing.logo);
  const svg = codeSvg(drawing, { caption, ...(png && place && { logo: { png, ...place } }) }, { scale });
  return encodePng(rasterize(svg, { smooth: true }), "image");
}

function rgbOf({ width, height, data }: Pixels): Uint8Array {
  const rgb = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < rgb.length; from += 4) {
    rgb[to++] = data[from] ?? 0;
    rgb[to++] = data[from + 1] ?? 0;
    rgb[to++] = data[from + 2] ?? 0;
  }
  return rgb;
}
