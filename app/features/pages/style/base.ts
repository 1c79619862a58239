import type { Theme } from "~/domain/pages/theme";
import { css } from "./css";

/** The column, its type, and what every page has. */
export function base({ fonts, layout }: Theme): string {
  const align = layout.align === "start" ? "start" : "center";
  return css`
    *,::before,::after{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;text-size-adjust:100%;min-height:100%}
    body{margin:0;min-height:100dvh;display:flow-root;font:16px/1.5 ${fonts.textFont.value};
      color:var(--i);overflow-wrap:anywhere;overflow-x:clip}
    .p{--x:20px;position:relative;max-width:640px;margin:0 auto;padding:48px var(--x) 32px;min-height:100dvh;
      display:flex;flex-direction:column;gap:var(--y);text-align:${align}}
    .c{display:flex;flex-direction:column;gap:var(--y);min-width:0}
    .c>*{min-width:0}
    .p p{margin:0;white-space:pre-line;text-wrap:pretty}
    .p a{color:inherit}
    .l,h1,h2,h3{hyphens:auto;hyphenate-limit-chars:14 6 5}
    .ic{flex:none;width:1.25em;height:1.25em}
    .p :focus-visible{outline:3px solid var(--i);outline-offset:3px}
    .p .f{margin-top:auto;padding-top:28px;font-size:13px;display:flex;flex-wrap:wrap;justify-content:center;
      align-items:baseline;column-gap:6px}
    .f p:last-child{font-size:12px}
    .f a{text-decoration:none;display:inline-block;padding:12px 10px}
    .f a:hover{text-decoration:underline}
    @media(max-width:359px){.p{--x:16px}}`;
}

/** In print: black on white, without what only works on a screen; links show their targets. */
export const PRINT = css`
  @media print{
    :root{--i:#000;--g:#fff;--s:#fff;--ai:#000;--oa:#000;--a:#fff}
    *,::before,::after{background-color:transparent!important;box-shadow:none!important;text-shadow:none!important;
      -webkit-mask:none!important;mask:none!important;clip-path:none!important;rotate:none!important;color:#000!important}
    html,body,.h::before{background:none!important;border-color:#000!important}
    html::before,body::before,body::after,.p::before,.p::after,.l::before{display:none!important}
    body,.p{min-height:0!important}
    .p{margin:0 auto!important;width:auto!important;display:block!important}
    .c>*{margin-bottom:14pt;break-inside:avoid}
    .l{border:1px solid #000!important;flex-wrap:wrap}
    .l::after{all:unset!important;content:attr(href)!important;font-size:10pt;font-weight:400;width:100%}
    .e,.f,.cf{display:none!important}
  }`;
