import type { Color } from "~/domain/color";
import { dictionary, fileOf, stream, utf16 } from "~/domain/pdf-file";
import { deflated } from "./bytes";
import type { Drawing } from "./drawing";
import type { Rounded } from "./modules";
import { type Path, short } from "./path";

const POINTS_PER_MM = 72 / 25.4;
/** How far the control points of a quarter circle are from its ends, in radii. */
const KAPPA = 0.5523;

/** What a painter adds to a drawing: its caption as outlines, and the logo as rows of red, green and blue bytes. */
export interface PdfFillings {
  caption?: Path;
  logo?: {
    rgb: Uint8Array;
    pixels: [width: number, height: number];
    x: number;
    y: number;
    width: number;
    height: number;
  };
}

/**
 * A drawing as a PDF of one page, `widthMm` wide: vectors alone but for the logo, black as printers want it (the one
 * ink), PDF 1.4.
 * @param title shown by viewers; kept as UTF-16 in hexadecimal, so that nothing in it can be PDF
 */
export function codePdf(
  drawing: Drawing,
  widthMm: number,
  title: string,
  fillings: PdfFillings = {},
): Uint8Array {
  const unit = (widthMm * POINTS_PER_MM) / drawing.width;
  const [width, height] = [drawing.width * unit, drawing.height * unit];
  const content = deflated(new TextEncoder().encode(contentOf(drawing, unit, fillings)));
  const { logo } = fillings;
  const image = logo ? deflated(logo.rgb) : null;
  const objects = [
    dictionary("/Type /Catalog /Pages 2 0 R"),
    dictionary("/Type /Pages /Kids [3 0 R] /Count 1"),
    dictionary(
      `/Type /Page /Parent 2 0 R /MediaBox [0 0 ${exact(width)} ${exact(height)}] /Contents 4 0 R ` +
        `/Resources <<${image ? "/XObject <</Logo 6 0 R>>" : ""}>>`,
    ),
    stream("/Filter /FlateDecode", content),
    dictionary(`/Title <FEFF${utf16(title)}>`),
  ];
  if (image && logo) {
    const [columns, rows] = logo.pixels;
    const kind = `/Type /XObject /Subtype /Image /Width ${columns} /Height ${rows}`;
    objects.push(
      stream(
        `${kind} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Interpolate true /Filter /FlateDecode`,
        image,
      ),
    );
  }
  return fileOf(objects);
}

function contentOf(
  { height, layers, address, caption }: Drawing,
  unit: number,
  fillings: PdfFillings,
): string {
  const lines = [`${exact(unit)} 0 0 ${exact(-unit)} 0 ${exact(height * unit)} cm`];
  for (const { color, shapes } of layers) {
    lines.push(inkOf(color, "fill"), ...shapes.map(shapeOf), "f");
  }
  const { logo } = fillings;
  if (logo) {
    // An image fills the unit square, upside down as seen from here.
    const { x, y, width, height: tall } = logo;
    lines.push(`q ${short(width)} 0 0 ${short(-tall)} ${short(x)} ${short(y + tall)} cm /Logo Do Q`);
  }
  if (caption && fillings.caption) lines.push(inkOf(caption.color, "fill"), pathOf(fillings.caption), "f");
  lines.push(inkOf(address.color, "stroke"), `${short(address.pen)} w 1 J 1 j`, pathOf(address.path), "S");
  return lines.join("\n");
}

function inkOf(color: Color, use: "fill" | "stroke"): string {
  const [red, green, blue] = [1, 3, 5].map((at) => exact(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  if (red === green && green === blue) return `${red} ${use === "fill" ? "g" : "G"}`;
  return `${red} ${green} ${blue} ${use === "fill" ? "rg" : "RG"}`;
}

function shapeOf({ x, y, width, height, radii: [tl, tr, br, bl] }: Rounded): string {
  if (tl + tr + br + bl === 0) return `${[x, y, width, height].map(short).join(" ")} re`;
  const [right, bottom] = [x + width, y + height];
  const rest = 1 - KAPPA;
  const path: Path = [
    ["M", x + tl, y],
    ["L", right - tr, y],
    ["C", right - tr * rest, y, right, y + tr * rest, right, y + tr],
    ["L", right, bottom - br],
    ["C", right, bottom - br * rest, right - br * rest, bottom, right - br, bottom],
    ["L", x + bl, bottom],
    ["C", x + bl * rest, bottom, x, bottom - bl * rest, x, bottom - bl],
    ["L", x, y + tl],
    ["C", x, y + tl * rest, x + tl * rest, y, x + tl, y],
    ["Z"],
  ];
  return pathOf(path);
}

const OPERATORS = { M: "m", L: "l", C: "c", Z: "h" } as const;

/** PDF knows no quadratic curves: their control point lies two thirds of the way. */
function pathOf(path: Path): string {
  let [fromX, fromY] = [0, 0];
  const parts: string[] = [];
  for (const command of path) {
    const [name, ...numbers] = command;
    if (command[0] === "Q") {
      const [, x, y, toX, toY] = command;
      const near = (from: number, control: number) => from + ((control - from) * 2) / 3;
      const cubic = [near(fromX, x), near(fromY, y), near(toX, x), near(toY, y), toX, toY];
      parts.push(`${cubic.map(short).join(" ")} c`);
    } else parts.push(`${[...numbers.map(short), OPERATORS[name as keyof typeof OPERATORS]].join(" ")}`);
    if (numbers.length >= 2) [fromX = 0, fromY = 0] = numbers.slice(-2);
  }
  return parts.join("\n");
}

const exact = (value: number) => value.toFixed(5).replace(/\.?0+$/, "");
