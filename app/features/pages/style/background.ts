import { imageSet } from "~/domain/media/image-variants";
import { activeGradient, hasBackgroundImage, type Scrim } from "~/domain/pages/backdrop";
import { darkTheme } from "~/domain/pages/dark-scheme";
import { gradientCss } from "~/domain/pages/gradients";
import { paletteOf } from "~/domain/pages/palette";
import type { Theme } from "~/domain/pages/theme";
import { css } from "./css";

/** Px of corner radius for each step above the first. */
export const CORNER = 12;
const WIDTHS = { mobile: 768, desktop: 1440 };

/** The background below the column: a colour, a gradient, or separate images for phones and for larger screens. */
export function background(theme: Theme): string {
  const ground = "html{background:var(--g)}";
  if (hasBackgroundImage(theme)) return ground + file(theme);
  if (!activeGradient(theme)) return ground;
  const light = gradientRule(theme, paletteOf(theme).scrim);
  if (theme.layout.scheme === "fixed") return light;
  const dark = gradientRule(darkTheme(theme), paletteOf(theme, true).scrim);
  return `${light}@media screen and (prefers-color-scheme:dark){${dark}}`;
}

/** Fixed while the page scrolls over it: a separate layer, since phones cannot fix a background. */
const FIXED = 'content:"";position:fixed;z-index:-1;inset:0;height:100lvh';

function gradientRule(theme: Theme, scrim: Scrim | undefined): string {
  const gradient = activeGradient(theme);
  return gradient
    ? `html{background:var(--g)}html::before{${FIXED};background:${scrimLayer(scrim)}${gradientCss(gradient)}}`
    : "";
}

function scrimLayer(scrim: Scrim | undefined): string {
  if (!scrim) return "";
  const alpha = Math.round(scrim.opacity * 255)
    .toString(16)
    .padStart(2, "0");
  return `linear-gradient(${scrim.color}${alpha} 0 0),`;
}

function file(theme: Theme): string {
  const { image } = theme;
  if (!image) return "";
  const { mobile, desktop, isBlur, bgRadius } = image;
  const scrim = scrimLayer(paletteOf(theme).scrim);
  const layer = (url: string, width: number) => `background:${scrim}${imageSet(url, width)} center/cover`;
  const small = mobile ?? desktop ?? "";
  const large = desktop ?? mobile ?? "";
  // A blurred edge lets the ground through: the layer is larger than the screen.
  const blur = isBlur ? "filter:blur(20px);margin:-40px;height:calc(100lvh + 80px);" : "";
  const radius = (bgRadius - 1) * CORNER;
  // The edge of what is blurred lies outside the screen, so its corners are cut where the screen's are.
  const rounded = isBlur ? `clip-path:inset(40px round ${radius}px);` : `border-radius:${radius}px;`;
  const corners = bgRadius > 1 ? rounded : "";
  return css`
    html::before{${FIXED};${blur}${corners}${layer(small, WIDTHS.mobile)}}
    ${small === large ? "" : `@media(min-width:768px){html::before{${layer(large, WIDTHS.desktop)}}}`}`;
}
