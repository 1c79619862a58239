import type { CSSProperties } from "react";
import { type Color, readableOn } from "~/domain/color";
import { brandPaint, brandTextColor, type Palette } from "~/domain/pages/palette";
import type { DesignedBlock, Theme } from "~/domain/pages/theme";

/** A theme's palette by day and, where it has a dark scheme, by night. */
export interface Palettes {
  light: Palette;
  dark?: Palette;
}

/**
 * A link in its brand's colours, in the values that the page's style is written in. `--n` is the ink of the dark scheme
 * where it is another.
 */
export function brandLink(
  theme: Theme,
  type: DesignedBlock,
  brand: Color,
  { light, dark }: Palettes,
): CSSProperties | undefined {
  const day = brandPaint(theme, type, brand, light);
  if (!day) return undefined;
  const night = dark && brandPaint(theme, type, brand, dark);
  return {
    ...(day.fill && { "--f": day.fill }),
    "--k": day.ink,
    ...(night && night.ink !== day.ink && { "--n": night.ink }),
  } as CSSProperties;
}

/** A sign in its brand's colour; undefined where the theme gives all signs one. */
export function brandIcon(theme: Theme, brand: Color, { light, dark }: Palettes): CSSProperties | undefined {
  const { socialColor, socialIconType, socialBackground } = theme;
  if (socialColor || socialIconType === "mono" || socialIconType === "outline") return undefined;
  if (socialIconType === "default_branding") {
    const textColorOn = ({ behind, ink }: Palette) =>
      brandTextColor(brand, socialBackground ? [socialBackground] : behind, ink);
    const [day, night] = [textColorOn(light), dark && textColorOn(dark)];
    return { "--sk": day, ...(night && night !== day && { "--n": night }) } as CSSProperties;
  }
  if (socialBackground) return undefined;
  return { "--sb": brand, "--sk": readableOn(brand) } as CSSProperties;
}
