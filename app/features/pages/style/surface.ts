import type { Theme } from "~/domain/pages/theme";
import { SHEET_FRAMES, type ThemeLayout } from "~/domain/pages/theme-layout";
import grain from "../textures/grain.svg?url";
import paper from "../textures/paper.svg?url";

const FINE = "color-mix(in srgb,var(--i) 9%,transparent)";
const FAINT = "color-mix(in srgb,var(--i) 4.5%,transparent)";
const TONE = "color-mix(in srgb,var(--a) 14%,transparent)";

const rule = (angle: string, step: number, color: string) =>
  `repeating-linear-gradient(${angle},${color} 0 1px,transparent 1px ${step}px)`;

/** Drawn with the theme's own ink and accent, so faint that a text on them stays what it is. */
const PATTERNS: Record<ThemeLayout["pattern"], string> = {
  none: "",
  grid: `${rule("0deg", 24, FINE)},${rule("90deg", 24, FINE)}`,
  dots: `radial-gradient(${FINE} 1.5px,transparent 2px) 0 0/20px 20px`,
  lines: rule("180deg", 32, FINE),
  stripes: `repeating-linear-gradient(-45deg,${FAINT} 0 12px,transparent 12px 24px)`,
  checks: `repeating-conic-gradient(${FAINT} 0 25%,transparent 0 50%) 0 0/48px 48px`,
  rays: `repeating-conic-gradient(from 0deg at 50% 160px,${TONE} 0 7.5deg,transparent 7.5deg 15deg)`,
  scales: `radial-gradient(circle at 50% 100%,transparent 19px,${FINE} 19px 20px,transparent 20px) 0 0/40px 20px`,
  blueprint: [
    rule("0deg", 100, FINE),
    rule("90deg", 100, FINE),
    rule("0deg", 20, FAINT),
    rule("90deg", 20, FAINT),
  ].join(),
};

const TEXTURES: Record<ThemeLayout["texture"], string> = {
  none: "",
  grain: `url("${grain}") 0 0/240px`,
  paper: `url("${paper}") 0 0/320px`,
  halftone: `radial-gradient(${TONE} 25%,transparent 28%) 0 0/9px 9px`,
  scanlines: `repeating-linear-gradient(rgb(0 0 0/.16) 0 1px,transparent 1px 3px)`,
};

/** The pattern lies on the page, the texture on what the text stands on: the sheet where there is one. */
export function surface({ layout }: Theme): string {
  const [texture, pattern] = [TEXTURES[layout.texture], PATTERNS[layout.pattern]];
  if (SHEET_FRAMES.has(layout.frame)) {
    return (pattern && `body{background:${pattern}}`) + (texture && `.p{background:${texture},var(--s)}`);
  }
  const layers = [texture, pattern].filter(Boolean);
  return layers.length > 0 ? `body{background:${layers.join()}}` : "";
}
