import { shortAddress } from "~/domain/addresses";
import type { Color } from "~/domain/color";
import { lettered, PEN } from "./letters";
import { finderShapes, isFinder, moduleShapes, type Rounded, square } from "./modules";
import { type Path, placedPath } from "./path";
import { type QrMatrix, QUIET_ZONE, qrMatrix } from "./qr";
import { type CodeStyle, levelOf } from "./style";

/** A code drawn, in modules: what is painted over what, from the first layer on. Width and height are whole numbers. */
export interface Drawing {
  width: number;
  height: number;
  layers: { color: Color; shapes: Rounded[] }[];
  /** The short address as strokes. */
  address: { color: Color; pen: number; path: Path };
  /** The position and colour of the caption; the painter adds its letters. Absent without a caption. */
  caption?: { text: string; color: Color; x: number; y: number; width: number; height: number };
  /** The square that the logo fits in. */
  logo?: { x: number; y: number; side: number };
}

/** Sides in modules. The frame's own line is around the quiet zone, never in it. */
const FRAME = 1;
const FRAME_RADIUS = 2.5;
const LINE = 0.6;
const CAPTION = 5;
const ADDRESS = 3;
const MAX_UNIT = 0.24;
/** The pad of a logo is at most this share of the code's side: a ninth of its area, less than H makes up for. */
const LOGO_SHARE = 1 / 3;
const LOGO_AIR = 0.75;

/** Side in modules of the pad in the middle: odd like the code's own, so that whole modules give way. */
export function padSide(modules: number): number {
  const most = Math.floor(modules * LOGO_SHARE);
  return most % 2 === 1 ? most : most - 1;
}

/** @param url the short address in the code */
export function drawCode(url: string, style: CodeStyle): Drawing {
  return drawMatrix(qrMatrix(url, levelOf(style)), style, shortAddress(url));
}

/** The same for a given matrix. */
export function drawMatrix(matrix: QrMatrix, style: CodeStyle, address: string): Drawing {
  const { dark, light, frame, caption } = style;
  const modules = matrix.length;
  const border = frame === "none" ? 0 : FRAME;
  const box = modules + 2 * QUIET_ZONE;
  const width = box + 2 * border;
  const captionTop = border + box;
  const framed = captionTop + (caption ? CAPTION : 0) + border;
  const height = framed + ADDRESS;
  const start = border + QUIET_ZONE;
  const pad = style.hasLogo ? padSide(modules) : 0;
  const middle = start + (modules - pad) / 2;
  const { outer, inner, center } = finderShapes(modules, start, style.corners);
  return {
    width,
    height,
    layers: [
      { color: light, shapes: [square(0, 0, width, height)] },
      ...frameLayers(style, width, framed, box),
      { color: dark, shapes: [...moduleShapes(covered(matrix, pad), start, style.modules), ...outer] },
      { color: light, shapes: inner },
      { color: dark, shapes: center },
    ],
    address: placedAddress(address, dark, { modules, width, top: framed }),
    ...(caption && {
      caption: {
        text: caption,
        color: frame === "band" ? light : dark,
        x: border + 2,
        y: captionTop + (frame === "band" ? 0.6 : -0.6),
        width: box - 4,
        height: CAPTION - 1,
      },
    }),
    ...(pad > 0 && {
      logo: { x: middle + LOGO_AIR, y: middle + LOGO_AIR, side: pad - 2 * LOGO_AIR },
    }),
  };
}

/** The modules without those that are drawn as corners, and those under the logo's pad. */
function covered(matrix: QrMatrix, pad: number): QrMatrix {
  const size = matrix.length;
  const from = (size - pad) / 2;
  const isPad = (at: number) => at >= from && at < from + pad;
  return matrix.map((row, y) =>
    row.map((isDark, x) => isDark && !isFinder(size, x, y) && !(isPad(x) && isPad(y))),
  );
}

function frameLayers({ frame, dark, light }: CodeStyle, width: number, height: number, box: number) {
  if (frame === "none") return [];
  const inset = frame === "line" ? LINE : FRAME;
  const radius = FRAME_RADIUS - inset;
  const panel =
    frame === "line"
      ? square(LINE, LINE, width - 2 * LINE, height - 2 * LINE, radius)
      : square(FRAME, FRAME, box, box, radius);
  return [
    { color: dark, shapes: [square(0, 0, width, height, FRAME_RADIUS)] },
    { color: light, shapes: [panel] },
  ];
}

function placedAddress(
  address: string,
  color: Color,
  { modules, width, top }: { modules: number; width: number; top: number },
): Drawing["address"] {
  const letters = lettered(address);
  const unit = Math.min(MAX_UNIT, modules / letters.width);
  const y = top + (ADDRESS - 6 * unit) / 2;
  return {
    color,
    pen: PEN * unit,
    path: placedPath(letters.path, unit, (width - letters.width * unit) / 2, y),
  };
}
