import { dictionary, fileOf, stream, utf16 } from "~/domain/pdf-file";
import { exact, POINTS_PER_MM, pathOf, shapeOf, textColorOf } from "~/domain/pdf-operators";
import { deflated } from "./bytes";
import type { Drawing } from "./drawing";
import { type Path, short } from "./path";

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
 * @param title shown by viewers; encoded as UTF-16 in hexadecimal, so that it cannot inject PDF syntax
 */
export function codePdf(
  drawing: Drawing,
  widthMm: number,
  title: string,
  fillings: PdfFillings = {},
): Uint8Array {
  const unit = (widthMm * POINTS_PER_MM) / drawing.width;
  const [width, height] = [drawing.width * unit, drawing.height * unit];
  const content = deflated(
    new TextEncoder().encode(
      `${exact(unit)} 0 0 ${exact(-unit)} 0 ${exact(height)} cm\n${drawingOperators(drawing, fillings)}`,
    ),
  );
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

/**
 * The operators that paint a drawing, in modules from its upper left corner on.
 * @param logoName of the image in the page's resources
 */
export function drawingOperators(
  { layers, address, caption }: Drawing,
  fillings: PdfFillings,
  logoName = "Logo",
): string {
  const lines: string[] = [];
  for (const { color, shapes } of layers) {
    lines.push(textColorOf(color, "fill"), ...shapes.map(shapeOf), "f");
  }
  const { logo } = fillings;
  if (logo) {
    // An image fills the unit square, upside down as seen from here.
    const { x, y, width, height: tall } = logo;
    lines.push(`q ${short(width)} 0 0 ${short(-tall)} ${short(x)} ${short(y + tall)} cm /${logoName} Do Q`);
  }
  if (caption && fillings.caption)
    lines.push(textColorOf(caption.color, "fill"), pathOf(fillings.caption), "f");
  lines.push(
    textColorOf(address.color, "stroke"),
    `${short(address.pen)} w 1 J 1 j`,
    pathOf(address.path),
    "S",
  );
  return lines.join("\n");
}
