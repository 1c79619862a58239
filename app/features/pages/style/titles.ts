import type { Theme } from "~/domain/pages/theme";
import type { ThemeLayout } from "~/domain/pages/theme-layout";
import { css } from "./css";

/** The page's name and its headings. */
export function titles({ fonts, layout }: Theme, hasHeadings: boolean): string {
  const { titleSize, titleFont } = fonts;
  const headings = Math.max(17, Math.round(titleSize * 0.8));
  const name = css`
    .p h1{margin:0;font:700 ${titleSize}px/1.18 ${titleFont.value};text-wrap:balance;max-width:100%}`;
  const common = css`
    .p h2,.p h3{margin:10px 0 calc(9px - var(--y));font:700 ${headings}px/1.25 ${titleFont.value};text-wrap:balance}
    .p h3{font-size:${Math.max(16, Math.round(headings * 0.82))}px}`;
  const style = TITLES[layout.titleStyle](titleSize);
  return name + style.name + (hasHeadings ? common + style.headings : "");
}

// Letters of joined scripts come apart when they are spaced.
const JOINED = ":dir(rtl){letter-spacing:0}";

const TITLES: Record<ThemeLayout["titleStyle"], (size: number) => { name: string; headings: string }> = {
  plain: () => ({ name: "", headings: "" }),
  caps: () => ({
    name: `.p h1{text-transform:uppercase;letter-spacing:.04em}.p h1${JOINED}`,
    headings: css`.p h2,.p h3{text-transform:uppercase;letter-spacing:.09em;font-size:15px;color:var(--ai)}
      .p h2${JOINED}.p h3${JOINED}`,
  }),
  // The space after the last letter is none of its width: else a name that is as wide as its parent would break.
  spaced: () => ({
    name: css`.p h1{text-transform:uppercase;font-weight:400;letter-spacing:.22em;margin-inline-end:-.22em;
      max-width:calc(100% + .22em)}.p h1${JOINED}`,
    headings: css`.p h2,.p h3{text-transform:uppercase;font-weight:400;font-size:15px;letter-spacing:.22em}
      .p h2${JOINED}.p h3${JOINED}`,
  }),
  rule: (size) => ({
    name: css`.p h1::after{content:"";display:block;width:1.6em;height:${Math.max(3, Math.round(size / 6))}px;
      background:var(--a);margin:.45em auto .1em}.p-start h1::after{margin-inline:0}`,
    headings: css`.p h2,.p h3{display:flex;align-items:center;gap:14px}
      .p h2::after,.p h3::after{content:"";flex:1;min-width:24px;border-top:1px solid var(--i);opacity:.5}
      .p-center h2::before,.p-center h3::before{content:"";flex:1;min-width:24px;border-top:1px solid var(--i);opacity:.5}`,
  }),
  marker: () => ({
    name: ".p h1{background:var(--a);color:var(--oa);padding:.12em .4em .16em}",
    headings: css`.p h2,.p h3{width:fit-content;background:var(--a);color:var(--oa);padding:.12em .45em}
      .p-center h2,.p-center h3{margin-inline:auto}`,
  }),
  display: (size) => ({
    name: css`.p h1{font-size:${Math.max(34, Math.round(size * 1.15))}px;line-height:1.06;letter-spacing:-.03em}
      .p h1${JOINED}`,
    headings: `.p h2{font-size:${Math.max(22, Math.round(size * 0.8))}px;letter-spacing:-.02em}.p h2${JOINED}`,
  }),
  tower: (size) => ({
    name: css`.p h1{font-size:clamp(${size}px,12vw,${Math.max(60, Math.round(size * 2.1))}px);line-height:.98;
      letter-spacing:-.03em;align-self:stretch}.p h1${JOINED}`,
    headings: `.p h2{font-size:${Math.round(size * 0.95)}px;line-height:1;letter-spacing:-.015em}.p h2${JOINED}`,
  }),
};
