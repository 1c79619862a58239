import { type QrMatrix, QUIET_ZONE, qrMatrix, qrPath } from "~/domain/codes/qr";
import { fileName } from "~/domain/file-name";

/** Modules below the quiet zone, for the address to type where nothing can be scanned. */
const CAPTION = 4;
const LEAST_PIXELS = 1024;
const TYPEFACE = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace";

/** An address as it is printed and typed: without scheme. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\//, "");
}

/** The code with its address printed below, as an SVG that scales to any size. */
export function qrFileSvg(url: string): string {
  const matrix = qrMatrix(url);
  const width = matrix.length + 2 * QUIET_ZONE;
  const height = width + CAPTION;
  // The address keeps to the width of the code whatever typeface the reader has. It holds no character to escape.
  const caption =
    `<text x="${width / 2}" y="${width + 0.6}" text-anchor="middle" font-family="${TYPEFACE}" font-size="1.7" ` +
    `textLength="${matrix.length}" lengthAdjust="spacingAndGlyphs" fill="#000000">${shortAddress(url)}</text>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<path fill="#FFFFFF" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="#000000" shape-rendering="crispEdges" d="${qrPath(matrix)}"/>${caption}</svg>`
  );
}

/** The same as a PNG of at least 1024 px, every module the same whole number of pixels. Only in a browser. */
export async function qrFilePng(url: string): Promise<Blob> {
  const matrix = qrMatrix(url);
  const modules = matrix.length + 2 * QUIET_ZONE;
  const scale = Math.ceil(LEAST_PIXELS / modules);
  const canvas = document.createElement("canvas");
  canvas.width = modules * scale;
  canvas.height = (modules + CAPTION) * scale;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas to draw a code on");
  context.fillStyle = "#FFFFFF";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "#000000";
  drawModules(context, matrix, scale);
  context.font = `${1.7 * scale}px ${TYPEFACE}`;
  context.textAlign = "center";
  context.direction = "ltr";
  context.fillText(shortAddress(url), canvas.width / 2, (modules + 0.6) * scale, matrix.length * scale);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The code could not be drawn"))),
      "image/png",
    ),
  );
}

function drawModules(context: CanvasRenderingContext2D, matrix: QrMatrix, scale: number): void {
  matrix.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect((x + QUIET_ZONE) * scale, (y + QUIET_ZONE) * scale, scale, scale);
    });
  });
}

/** Hands a file to the browser's downloads, named after the card or page. */
export function download(blob: Blob, title: string, extension: "png" | "svg"): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = `${fileName(title)} QR.${extension}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
