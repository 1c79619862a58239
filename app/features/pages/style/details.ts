import type { Theme } from "~/domain/pages/theme";
import { css } from "./css";

/** Phone numbers, addresses and hours: a table where the page is set to its start, else one below the other. */
export function details({ layout: { align } }: Theme): string {
  const common = css`
    .cd{margin:0;display:grid}
    .cd dt{font-size:14px;color:var(--ai)}
    .cd dd{margin:0;white-space:pre-line;font-weight:700}
    .cd a{display:block;width:fit-content;padding-block:10px;margin-block:-6px;text-decoration-thickness:1px;
      text-underline-offset:.25em}`;
  return common + (align === "start" ? TABLE : STACK);
}

const STACK = ".cd{gap:16px}.cd a{margin-inline:auto}";

const TABLE = css`
  .cd>div{display:grid;grid-template-columns:minmax(84px,30%) minmax(0,1fr);gap:4px 16px;align-items:baseline;
    padding-block:10px;border-top:1px solid color-mix(in srgb,var(--i) 35%,transparent)}
  .cd>div:last-child{border-bottom:1px solid color-mix(in srgb,var(--i) 35%,transparent)}`;
