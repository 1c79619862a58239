import { TITLE_FONTS } from "~/domain/pages/fonts";
import type { Theme } from "~/domain/pages/theme";
import { CUT_SHAPES, OPEN_SHAPES, type ThemeLayout } from "~/domain/pages/theme-layout";
import { css } from "./css";
import { CUT } from "./cut-shapes";
import { DRAWN } from "./drawn-shapes";
import { OPEN } from "./open-shapes";

const SHAPES: Record<ThemeLayout["linkShape"], string> = { ...OPEN, ...CUT, ...DRAWN };

/** Links: what all have, then the theme's shape. At least 52 px to touch, 12 px apart. */
export function links({ fonts, isShadow, layout }: Theme): string {
  const justify = layout.align === "start" ? "flex-start" : "center";
  return css`
    .l{position:relative;display:flex;gap:10px;align-items:center;justify-content:${justify};width:100%;min-height:52px;
      padding:12px 20px;font:inherit;font-weight:700;line-height:1.3;text-decoration:var(--u);text-underline-offset:.2em;
      text-align:inherit;border:2px solid var(--o);border-radius:var(--r);background:var(--f);cursor:pointer}
    ${layout.linkFont === "title" ? `.l{font-family:${fonts.titleFont.value};font-size:${sizeOf(fonts)}px}` : ""}
    .p .l{color:var(--k)}
    ${layout.scheme === "auto" ? "@media screen and (prefers-color-scheme:dark){.p .l{color:var(--n,var(--k))}}" : ""}
    .l span{min-width:0}
    ${shadow(isShadow, layout)}
    ${SHAPES[layout.linkShape]}
    @media(prefers-reduced-motion:no-preference){.l{transition:translate .15s}.l:hover{translate:0 -2px}}`;
}

/** Fonts that are drawn small need more for a text than others. */
function sizeOf({ titleFont }: Theme["fonts"]): number {
  const size = TITLE_FONTS.find(({ id }) => id === titleFont.id)?.customSize;
  return size ? Math.round(size * 0.82) : 16;
}

/** What is cut out would cut its shadow with it: there it is drawn around the whole. */
function shadow(isShadow: boolean, { linkShape }: ThemeLayout): string {
  if (!isShadow || OPEN_SHAPES.has(linkShape)) return "";
  if (CUT_SHAPES.has(linkShape)) return ".b{filter:drop-shadow(0 5px 6px rgb(0 0 0/.28))}";
  return ".l{box-shadow:0 6px 16px -6px rgb(0 0 0/.4)}";
}
