import type { Theme } from "~/domain/pages/theme";
import type { ThemeLayout } from "~/domain/pages/theme-layout";
import { css } from "./css";
import type { ShownKinds } from "./shown-kinds";

const SPACE = "height:24px";

/** Each can be seen: a theme that keeps distances has a short line in the middle of one. */
const LINES: Record<Exclude<ThemeLayout["divider"], "diamonds">, string> = {
  line: "height:1px;background:currentColor;opacity:.45",
  dots: "border-top:4px dotted;opacity:.6",
  space: `${SPACE};background:linear-gradient(currentColor,currentColor) center/64px 2px no-repeat;opacity:.5`,
  double: "height:5px;border-block:1px solid currentColor",
  dashes: "border-top:2px dashed;opacity:.7",
  wave: "height:10px;background:radial-gradient(circle at 50% -4px,#0000 8px,var(--ai) 8px 10px,#0000 10px) 0 0/20px 10px round no-repeat",
};

/** Dividers of a page: the theme's line, and those with their own style. */
export function dividers({ layout: { divider } }: Theme, shown: ShownKinds): string {
  const theme = divider === "diamonds" ? DIAMONDS : `.d{${LINES[divider]}}`;
  return css`
    hr{border:0;margin:6px 0;width:100%}
    ${shown.has("divider line") ? theme : ""}
    ${shown.has("divider dots") ? `.d-dots{${LINES.dots}}` : ""}
    ${shown.has("divider space") ? `.d-space{${SPACE}}` : ""}`;
}

const DIAMONDS = css`
  .d{position:relative;height:12px;color:var(--ai)}
  .d::before,.d::after{content:"";position:absolute;left:50%;top:50%;width:8px;height:8px;margin:-4px;background:currentColor;
    rotate:45deg}
  .d::after{background:none;box-shadow:16px -16px 0 -1px,-16px 16px 0 -1px}`;
