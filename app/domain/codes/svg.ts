import { escapeHtml } from "~/domain/escape-html";
import type { Drawing } from "./drawing";
import type { Rounded } from "./modules";
import { type Path, short, svgPathData } from "./path";

/** Additions to a drawing: its caption as positioned outlines, and the logo as a PNG in base64. */
export interface Fillings {
  caption?: Path;
  logo?: { png: string; x: number; y: number; width: number; height: number };
}

/** A shape as path data. */
export function roundedPath({ x, y, width, height, radii: [tl, tr, br, bl] }: Rounded): string {
  if (tl + tr + br + bl === 0)
    return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
  const arc = (radius: number, dx: number, dy: number) =>
    radius > 0 ? `a${short(radius)} ${short(radius)} 0 0 1 ${short(dx)} ${short(dy)}` : "";
  return (
    `M${short(x + tl)} ${short(y)}h${short(width - tl - tr)}${arc(tr, tr, tr)}v${short(height - tr - br)}` +
    `${arc(br, -br, br)}h${short(bl + br - width)}${arc(bl, -bl, -bl)}v${short(tl + bl - height)}${arc(tl, tl, -tl)}z`
  );
}

/**
 * A drawing as SVG of one module a unit: only paths, no text that needs a font, no URL that would be fetched.
 * Everything in it is a number, a checked colour or base64.
 * @param options.scale px a module, for consumers that need an intrinsic size; without it the file scales freely
 */
export function codeSvg(
  drawing: Drawing,
  fillings: Fillings = {},
  options: { scale?: number; title?: string } = {},
) {
  const { width, height, layers, address, caption } = drawing;
  const { scale, title } = options;
  const size = scale ? ` width="${width * scale}" height="${height * scale}"` : "";
  const label = title ? ` role="img" aria-label="${escapeHtml(title).replace(/\p{Cc}/gu, " ")}"` : "";
  const { logo } = fillings;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${size}${label}>`,
    ...layers.map(({ color, shapes }) => `<path fill="${color}" d="${shapes.map(roundedPath).join("")}"/>`),
    logo
      ? `<image href="data:image/png;base64,${logo.png}" x="${short(logo.x)}" y="${short(logo.y)}" ` +
        `width="${short(logo.width)}" height="${short(logo.height)}"/>`
      : "",
    caption && fillings.caption ? `<path fill="${caption.color}" d="${svgPathData(fillings.caption)}"/>` : "",
    `<path fill="none" stroke="${address.color}" stroke-width="${short(address.pen)}" stroke-linecap="round" ` +
      `stroke-linejoin="round" d="${svgPathData(address.path)}"/></svg>`,
  ].join("");
}
