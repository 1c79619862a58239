import type { CSSProperties } from "react";
import { contrast, readableOn } from "~/domain/color";
import type { BlockDesign } from "~/domain/pages/theme";

/** Of a text on what is behind it, by WCAG 2.2 AA. */
export const LEAST_CONTRAST = 4.5;

/** The colour itself where it can be read on what is behind it, else the readable one of black and white. */
export function legible(ink: string, on: string): string {
  return contrast(ink, on) >= LEAST_CONTRAST ? ink : readableOn(on);
}

/** A button in its brand's colours, over the colours that its block's design gives all; nothing without the setting. */
export function brandStyle(design: BlockDesign, brand: string, page: string): CSSProperties | undefined {
  if (!design.useBrandColors) return undefined;
  if (design.type === "colored") return { background: brand, color: readableOn(brand) };
  return { color: legible(brand, page) };
}
