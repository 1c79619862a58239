import { type Paint, type Palette, paletteOf } from "~/domain/pages/palette";
import { DESIGNED_BLOCKS, type DesignedBlock, type Theme } from "~/domain/pages/theme";

const RADIUS: Record<Theme["generalShape"], number> = { square: 0, rounded: 12, pill: 28 };
/** Of images and panels: as round as a pill would look odd on them. */
const MEDIA_RADIUS: Record<Theme["generalShape"], number> = { square: 0, rounded: 12, pill: 20 };
/** Distance in px between blocks. */
const RHYTHM: Record<Theme["layout"]["rhythm"], number> = { compact: 14, regular: 22, airy: 36 };

/**
 * The values that the rest of the style is written in: `--g` ground, `--s` sheet, `--i` ink, `--a` accent, `--oa` text
 * on it, `--ai` accent as text, `--r` and `--m` radii, `--y` rhythm; of links `--f` field, `--k` ink, `--o` border.
 * A theme with a dark scheme has a second set of the colours.
 * @param types the designed blocks that the page has
 */
export function variables(theme: Theme, types: readonly DesignedBlock[]): string {
  const { generalShape, layout } = theme;
  const sizes = `--r:${RADIUS[generalShape]}px;--m:${MEDIA_RADIUS[generalShape]}px;--y:${RHYTHM[layout.rhythm]}px`;
  const light = colors(paletteOf(theme), types);
  if (layout.scheme === "fixed") return `:root{${sizes}}${light}`;
  const dark = colors(paletteOf(theme, true), types);
  // Print is always on white, regardless of the screen's colour scheme.
  return `:root{${sizes};color-scheme:light dark}${light}@media screen and (prefers-color-scheme:dark){${dark}}`;
}

function colors(palette: Palette, types: readonly DesignedBlock[]): string {
  const { ground, sheet, ink, accent, onAccent, accentTextColor, designs } = palette;
  const common =
    `:root{--g:${ground};--s:${sheet ?? ground};--i:${ink};--a:${accent};--oa:${onAccent};--ai:${accentTextColor}}` +
    `.b{${paint(designs.buttons)}}`;
  const own = types.filter((type) => paint(designs[type]) !== paint(designs.buttons));
  return common + own.map((type) => `.b-${type}{${paint(designs[type])}}`).join("");
}

function paint({ fill, ink, isBordered, isUnderlined }: Paint): string {
  return (
    `--f:${fill ?? "none"};--k:${ink};--o:${isBordered ? "currentColor" : "transparent"}` +
    `;--u:${isUnderlined ? "underline" : "none"}`
  );
}

/** The designed blocks among a page's. */
export function designedTypes(types: ReadonlySet<string>): DesignedBlock[] {
  return DESIGNED_BLOCKS.filter((type) => types.has(type));
}
