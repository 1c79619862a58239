import type { ThemeLayout } from "~/domain/pages/theme-layout";
import { css } from "./css";

type Shape = "ticket" | "stamp" | "tag" | "tape";

const mask = (value: string) => `-webkit-mask:${value};mask:${value}`;

/** Two notches at the sides, 9 px deep. */
const NOTCHES =
  "radial-gradient(circle 9px at 0 50%,#0000 97%,#000) 0 0/51% 100% no-repeat," +
  "radial-gradient(circle 9px at 100% 50%,#0000 97%,#000) 100% 0/51% 100% no-repeat";

/** A row of round teeth along every edge. */
const TEETH =
  "linear-gradient(#000 0 0) center/calc(100% - 12px) calc(100% - 12px) no-repeat," +
  "radial-gradient(closest-side,#000 96%,#0000) 0 0/12px 12px round";

const tagShape = (isMirrored: boolean) => {
  const x = (px: string) => (isMirrored ? `calc(100% - ${px})` : px);
  return `clip-path:polygon(${x("20px")} 0,${x("100%")} 0,${x("100%")} 100%,${x("20px")} 100%,${x("0px")} 50%)`;
};

const ZIGZAG = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => `${i % 2 ? "5px" : "0"} ${(100 / 8) * i}%`);
const ZAGZIG = [8, 7, 6, 5, 4, 3, 2, 1, 0].map(
  (i) => `${i % 2 ? "calc(100% - 5px)" : "100%"} ${(100 / 8) * i}%`,
);

/** Link shapes that are cut out of their field. */
export const CUT: Record<Extract<ThemeLayout["linkShape"], Shape>, string> = {
  ticket: css`
    .l{border:0;border-radius:0;min-height:60px;padding-inline:26px 64px;${mask(NOTCHES)}}
    .l::after{content:"";position:absolute;inset-block:7px;inset-inline-end:44px;border-inline-start:2px dashed;opacity:.55}`,
  stamp: css`
    .l{border:0;border-radius:0;min-height:92px;padding:20px 20px;flex-direction:column;justify-content:center;text-align:center;
      gap:6px;${mask(TEETH)}}
    .l::after{content:"";position:absolute;inset:11px;border:1px solid;opacity:.6;pointer-events:none}`,
  tag: css`
    .l{border:0;border-radius:0;padding-inline:46px 20px;justify-content:flex-start;text-align:start;${tagShape(false)}}
    .l:dir(rtl){${tagShape(true)}}
    .l::before{content:"";position:absolute;inset-inline-start:20px;width:11px;height:11px;border-radius:50%;
      background:var(--s);box-shadow:0 0 0 2px currentColor}`,
  tape: css`
    .l{border:0;border-radius:0;padding-inline:24px;clip-path:polygon(${[...ZIGZAG, ...ZAGZIG].join()})}
    li:nth-child(odd)>.l{rotate:-.7deg}
    li:nth-child(even)>.l{rotate:.6deg}
    .l::after{content:"";position:absolute;inset:0;background:linear-gradient(rgb(255 255 255/.14),#0000 30% 75%,rgb(0 0 0/.07));
      pointer-events:none}`,
};
