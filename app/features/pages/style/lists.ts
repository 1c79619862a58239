import type { Theme } from "~/domain/pages/theme";
import type { ThemeLayout } from "~/domain/pages/theme-layout";
import { css } from "./css";

/**
 * The layout of a block's links; neighbouring blocks of links, including those of one link (a card, a form), have the
 * distance of links.
 */
export function list({ layout }: Theme): string {
  return css`
    .b{list-style:none;margin:0;padding:0;display:flex;flex-direction:column;gap:12px}
    .b+.b{margin-top:calc(12px - var(--y))}
    ${LISTS[layout.list](layout.align === "start" ? "flex-start" : "center")}`;
}

const LISTS: Record<ThemeLayout["list"], (justify: string) => string> = {
  stack: () => "",
  grid: () => css`
    ul.b{display:grid;grid-template-columns:repeat(2,minmax(0,1fr))}
    ul.b .l{height:100%}
    ul.b li:last-child:nth-child(odd){grid-column:1/-1}
    @media(max-width:339px){ul.b{grid-template-columns:1fr}}`,
  numbered: () => css`
    .c{counter-reset:n}
    ul.b li{counter-increment:n;display:grid;grid-template-columns:2.1em minmax(0,1fr);align-items:center}
    ul.b li::before{content:counter(n,decimal-leading-zero);color:var(--ai);font-weight:700;text-align:start;
      font-variant-numeric:tabular-nums}`,
  rows: () => css`
    ul.b{gap:0;border:1px solid var(--i);border-radius:var(--m);overflow:hidden}
    ul.b li+li{border-top:1px solid var(--i)}
    ul.b .l{border-radius:0;border-width:0;min-height:56px}
    ul.b .l:focus-visible{outline-offset:-4px;outline-color:currentColor}`,
  lines: () => css`
    ul.b{gap:0;border-block:1px solid var(--i)}
    ul.b+ul.b:not(.lg,.lr){margin-top:calc(-1px - var(--y))}
    ul.b li+li{border-top:1px solid color-mix(in srgb,var(--i) 30%,transparent)}
    ul.b .l{border:0;border-radius:0;min-height:58px;text-decoration:none}
    ul.b .l:focus-visible{outline-offset:-4px}`,
  chips: (justify) => css`
    ul.b{flex-direction:row;flex-wrap:wrap;justify-content:${justify}}
    ul.b li{max-width:100%}
    ul.b .l{padding-inline:18px}`,
};
