import QRCode from "qrcode-svg";
import { type Color, colorSchema } from "~/domain/color";
import { escapeHtml } from "~/domain/escape-html";
import { pngOf } from "./png";

/** Light modules around a code, which readers need to find it. */
export const QUIET_ZONE = 4;

export type QrLevel = "L" | "M" | "Q" | "H";

/** A code as rows of modules, true where dark, without its quiet zone. */
export type QrMatrix = readonly (readonly boolean[])[];

/**
 * The modules of an address. Up to 32 characters at level Q are version 3: 29 × 29. Throws RangeError for anything but
 * printable ASCII: qrcode-svg writes characters outside the basic plane wrongly, and our addresses have none.
 */
export function qrMatrix(text: string, level: QrLevel = "Q"): QrMatrix {
  if (!/^[\x20-\x7E]+$/.test(text)) throw new RangeError("A code holds printable ASCII only");
  const model = smallestModel(text, level);
  const size = model.getModuleCount();
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => model.isDark(row, column)),
  );
}

/**
 * qrcode-svg counts three bytes too many for every text, and so takes the next version up when a text just fits. So
 * its model is made once more in the version below, which throws when the text is really too long for it.
 */
function smallestModel(text: string, level: QrLevel): QRCode.Model {
  const { qrcode } = new QRCode({ content: text, ecl: level });
  const version = qrcode.typeNumber;
  if (version === 1) return qrcode;
  try {
    return remade(qrcode, version - 1);
  } catch {
    return remade(qrcode, version);
  }
}

function remade(model: QRCode.Model, version: number): QRCode.Model {
  model.typeNumber = version;
  model.dataCache = null;
  model.make();
  return model;
}

export type QrSvgOptions = {
  /** Colour of the dark modules. It has to be dark: a code in light on dark is not read everywhere. */
  color?: Color;
  background?: Color;
  /** What a screen reader says; without it the drawing is decoration. */
  title?: string;
};

/** The code as an SVG of one module a unit, one path, crisp edges, quiet zone included. It scales to any size. */
export function qrSvg(matrix: QrMatrix, options: QrSvgOptions = {}): string {
  const color = colorSchema.parse(options.color ?? "#000000");
  const background = colorSchema.parse(options.background ?? "#FFFFFF");
  const size = matrix.length + 2 * QUIET_ZONE;
  const label = options.title
    ? ` role="img" aria-label="${escapeAttribute(options.title)}"`
    : ' aria-hidden="true"';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"${label}>` +
    `<path fill="${background}" d="M0 0h${size}v${size}H0z"/>` +
    `<path fill="${color}" d="${qrPath(matrix)}"/></svg>`
  );
}

/** The dark modules as path data, one rectangle a run; the quiet zone is in the coordinates. */
export function qrPath(matrix: QrMatrix): string {
  let path = "";
  matrix.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const start = x;
      while (row[x]) x++;
      const run = x - start;
      if (run > 0) path += `M${start + QUIET_ZONE} ${y + QUIET_ZONE}h${run}v1h-${run}z`;
    }
  });
  return path;
}

function escapeAttribute(text: string): string {
  return escapeHtml(text).replace(/\p{Cc}/gu, " ");
}

/**
 * The code as a black-and-white PNG with its quiet zone. `size` is the least side in px, at least 1024; the answer is
 * the next larger whole number of px a module, so that every module has the same size.
 */
export function qrPng(matrix: QrMatrix, size = 1024): Promise<Uint8Array> {
  const modules = matrix.length + 2 * QUIET_ZONE;
  const scale = Math.ceil(Math.min(Math.max(size, 1024), 4096) / modules);
  const isDark = (x: number, y: number) => {
    const row = matrix[Math.floor(y / scale) - QUIET_ZONE];
    return row?.[Math.floor(x / scale) - QUIET_ZONE] ?? false;
  };
  return pngOf(modules * scale, scale, isDark);
}
