import { legibleShade } from "~/domain/pages/color-mixing";
import { darkTheme } from "~/domain/pages/dark-scheme";
import { type Palette, paletteOf } from "~/domain/pages/palette";
import type { Theme } from "~/domain/pages/theme";
import { css } from "./css";

/** The row of signs. Each is at least 48 px to touch, whatever the size of its image. */
export function socialIcons(theme: Theme): string {
  const { socialSize, socialIconType, layout } = theme;
  const justify = layout.align === "start" ? "flex-start" : "center";
  const isPlate = socialIconType !== "mono" && socialIconType !== "default_branding";
  const side = Math.max(48, socialSize + (isPlate ? 22 : 10));
  // Without plates the first sign stands flush with the texts below it.
  const flush =
    isPlate || theme.socialBackground || layout.align === "center" ? 0 : Math.round((side - socialSize) / -2);
  const light = `:root{${signColors(theme, paletteOf(theme))}}`;
  const dark =
    layout.scheme === "auto"
      ? `@media screen and (prefers-color-scheme:dark){:root{${signColors(darkTheme(theme), paletteOf(theme, true))}}}`
      : "";
  return css`
    ${light}${dark}
    .si{list-style:none;margin:0 ${flush}px;padding:0;display:flex;flex-wrap:wrap;gap:8px;justify-content:${justify}}
    .si a{display:grid;place-items:center;width:${side}px;height:${side}px;font-size:${socialSize}px;
      background:var(--sb);border-radius:${PLATES[socialIconType]}}
    .p .si a{color:var(--sk)}
    ${layout.scheme === "auto" ? "@media screen and (prefers-color-scheme:dark){.p .si a{color:var(--n,var(--sk))}}" : ""}
    .si .ic{width:1em;height:1em}
    ${socialIconType === "outline" ? ".si a{border:2px solid}" : ""}`;
}

/** `--sk` the sign, `--sb` its plate. A sign in its brand's colours brings its own. */
function signColors({ socialColor, socialBackground }: Theme, { behind, ink }: Palette): string {
  const under = socialBackground ? [socialBackground] : behind;
  return `--sk:${legibleShade(socialColor ?? ink, under)};--sb:${socialBackground ?? "none"}`;
}

const PLATES: Record<Theme["socialIconType"], string> = {
  default_branding: "var(--r)",
  mono: "var(--r)",
  circle: "50%",
  square: "min(var(--r),10px)",
  outline: "50%",
};
