import type { FontOption } from "~/domain/pages/fonts";
import { sampleFileOf } from "~/features/pages/style/font-faces";

/** A separate name for each: a page in the preview loads the same fonts with other weights. */
const familyOf = (font: FontOption) => `Sample of ${font.title}`;
const told = new Set<number>();

/** The CSS font-family that a font's name is shown in. */
export const sampleFamilyOf = (font: FontOption) => `"${familyOf(font)}", ${font.value}`;

/** Makes fonts known to the document. The browser loads the file of each that is on the screen, none before. */
export function tellFontSamples(fonts: readonly FontOption[]): void {
  for (const font of fonts) {
    const file = sampleFileOf(font);
    if (!file || told.has(font.id)) continue;
    told.add(font.id);
    document.fonts.add(new FontFace(familyOf(font), `url("${file}")`, { display: "swap" }));
  }
}
