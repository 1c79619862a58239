import type { ThemeLayout } from "~/domain/pages/theme-layout";
import { css } from "./css";

type Shape = "underline" | "bracket" | "leader";

/** Link shapes without a field: lines and signs around a text on the page. */
export const OPEN: Record<Extract<ThemeLayout["linkShape"], Shape>, string> = {
  underline: ".l{border-radius:0;border-width:0 0 1px;border-color:currentColor;padding-inline:2px}",
  bracket: css`
    .l{border:0;border-radius:0;padding-inline:26px}
    .l::before,.l::after{content:"";position:absolute;inset-block:8px;width:10px;border:2px solid currentColor}
    .l::before{inset-inline-start:0;border-inline-end:0}
    .l::after{inset-inline-end:0;border-inline-start:0}
    @media(prefers-reduced-motion:no-preference){.l::before,.l::after{transition:width .15s}}
    .l:hover::before,.l:hover::after{width:18px}`,
  leader: css`
    .l{border:0;border-radius:0;padding-inline:0;justify-content:flex-start;text-align:start}
    .l::before{content:"";order:1;flex:1;min-width:24px;align-self:center;margin-top:.5em;border-bottom:2px dotted}
    .l::after{content:"";order:2;flex:none;width:.5em;height:.5em;margin-inline-end:3px;border:solid currentColor;
      border-width:2px 2px 0 0;rotate:45deg}
    .l:dir(rtl)::after{rotate:-135deg}`,
};
