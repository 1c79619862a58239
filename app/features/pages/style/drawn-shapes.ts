import type { ThemeLayout } from "~/domain/pages/theme-layout";
import { css } from "./css";

type Shape = "general" | "tab" | "offset" | "split" | "tile" | "key" | "plaque" | "label" | "bubble";

/** A sign that points on; it turns with the direction of the text. */
const POINTER = css`
  content:"";flex:none;width:.55em;height:.55em;border:solid currentColor;border-width:2px 2px 0 0;rotate:45deg`;

/** Link shapes drawn with borders and shadows. */
export const DRAWN: Record<Extract<ThemeLayout["linkShape"], Shape>, string> = {
  general: "",
  tab: css`
    ul.b{gap:10px;padding-top:14px;row-gap:26px}
    details.b,div.b{padding-top:14px}
    .l{border-radius:0 10px 10px;justify-content:flex-start;text-align:start;min-height:56px}
    .l:dir(rtl){border-radius:10px 0 10px 10px}
    .l::before{content:"";position:absolute;bottom:100%;inset-inline-start:-2px;width:34%;height:14px;
      border-radius:9px 9px 0 0;background:var(--f);border:2px solid var(--o);border-bottom:0}
    li:nth-child(3n+2)>.l{border-radius:10px}
    li:nth-child(3n+2)>.l::before{inset-inline-start:33%}
    li:nth-child(3n)>.l{border-radius:10px 0 10px 10px}
    li:nth-child(3n)>.l:dir(rtl){border-radius:0 10px 10px}
    li:nth-child(3n)>.l::before{inset-inline:auto -2px}`,
  offset: css`
    .b{gap:16px}
    .l{border-color:var(--i);box-shadow:5px 5px 0 var(--a);width:calc(100% - 5px)}
    .l:active{translate:4px 4px;box-shadow:1px 1px 0 var(--a)}`,
  split: css`
    .l{padding:0;padding-inline-start:20px;justify-content:space-between;text-align:start;overflow:hidden;align-items:stretch}
    .l .ic{align-self:center}
    .l span{align-self:center;padding-block:12px;flex:1}
    .l::before{content:"";order:2;align-self:stretch;width:56px;border-inline-start:2px solid;opacity:.55}
    .l::after{${POINTER};position:absolute;inset-inline-end:25px;top:50%;margin-top:-.28em}
    .l:dir(rtl)::after{rotate:-135deg}`,
  tile: css`
    .l{flex-direction:column;align-items:flex-start;justify-content:flex-end;text-align:start;min-height:112px;padding:16px;
      gap:14px}
    .l .ic{width:1.7em;height:1.7em;margin-bottom:auto}
    .l::after{${POINTER};position:absolute;inset-inline-end:18px;top:20px}
    .l:dir(rtl)::after{rotate:-135deg}`,
  key: css`
    .b{gap:14px}
    .l{border-radius:10px;border-width:1px;
      box-shadow:inset 0 -5px 0 rgb(0 0 0/.24),inset 0 1px 0 rgb(255 255 255/.35),0 3px 5px rgb(0 0 0/.28);
      padding-block:12px 17px;min-height:58px}
    .l:active{box-shadow:inset 0 -2px 0 rgb(0 0 0/.24);padding-block:14px 15px}`,
  plaque: css`
    .l{min-height:60px;padding:15px 24px}
    .l::after{content:"";position:absolute;inset:4px;border:1px solid;border-radius:calc(var(--r) - 4px);opacity:.75;
      pointer-events:none}`,
  label: css`
    .p ul.b{align-items:flex-start}
    .p-center ul.b{align-items:center}
    .l{width:auto;max-width:100%;border-radius:3px;min-height:48px;text-transform:uppercase;letter-spacing:.12em;font-size:15px;
      box-shadow:inset 0 1px 0 rgb(255 255 255/.22),inset 0 -2px 0 rgb(0 0 0/.22)}
    .l:dir(rtl){letter-spacing:0}
    .p-center :is(summary,div.b>a).l{width:fit-content;margin-inline:auto}
    summary.l{width:fit-content}`,
  bubble: css`
    ul.b li{display:flex}
    ul.b li:nth-child(even){justify-content:flex-end}
    .l{width:auto;max-width:88%;border-radius:22px 22px 22px 5px;text-align:start;justify-content:flex-start}
    .l:dir(rtl),li:nth-child(even)>.l{border-radius:22px 22px 5px}
    li:nth-child(even)>.l:dir(rtl){border-radius:22px 22px 22px 5px}
    summary.l,div.b>.l{width:fit-content}`,
};
