import { PROFILE_SHAPE, type Theme } from "~/domain/pages/theme";
import type { ThemeLayout } from "~/domain/pages/theme-layout";
import { css } from "./css";

const RADIUS = { 1: "50%", 2: "22%", 3: "0", 4: "var(--m)" } as const;

/** The profile: its image's shape and size, and the arrangement of image, name and text. */
export function header(theme: Theme): string {
  const { profileImageShape: shape, profileImageSize, layout } = theme;
  const isFull = shape === PROFILE_SHAPE.fullWidth;
  const size = isFull ? "width:100%;height:auto" : `width:${profileImageSize}px;height:${profileImageSize}px`;
  const items = layout.align === "start" ? "flex-start" : "center";
  const common = css`
    .h{position:relative;display:flex;flex-direction:column;align-items:${items};gap:16px;margin-bottom:6px}
    .h picture{display:contents}.h source{display:none}
    .h>div{display:flex;flex-direction:column;align-items:${items};gap:8px;min-width:0;max-width:100%}
    .i{flex:none;display:block;max-width:100%;${size};object-fit:cover;border-radius:${RADIUS[shape]}}`;
  // An image as wide as the column has nothing beside it.
  const arrangement = isFull && layout.header === "beside" ? "stacked" : layout.header;
  return common + HEADERS[arrangement];
}

const HEADERS: Record<ThemeLayout["header"], string> = {
  stacked: "",
  beside: css`
    .h{flex-direction:row;align-items:center;gap:18px;text-align:start}
    .h>div{align-items:flex-start}
    .i{max-width:42%}`,
  banner: css`
    .h::before{content:"";height:116px;align-self:stretch;background:var(--a);
      margin:-48px calc(var(--x)*-1) 0}
    .h .i{position:relative;margin-top:-72px;border:5px solid var(--s)}
    .h:not(:has(.i))::before{height:72px}
    @media(min-width:680px){.h:has(.i)::before{height:168px;border-radius:0 0 var(--m) var(--m)}}`,
  card: css`
    .h{background:var(--a);color:var(--oa);padding:30px 24px;border-radius:var(--m)}
    .h ::selection{background:var(--oa);color:var(--a)}`,
  masthead: css`
    .h{border-block:4px double var(--i);padding-block:14px;align-items:stretch;text-align:center;gap:14px}
    .h>div{align-items:stretch;gap:10px}
    .h p{border-top:1px solid var(--i);padding-top:10px;font-size:15px}
    .h h1::after{display:none}
    .h .i{order:2;margin-inline:auto}`,
  side: css`
    @media(min-width:900px){
      .p{max-width:1120px;display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);
        grid-template-rows:1fr auto;column-gap:80px;align-content:start;padding-block:72px 32px}
      .h{position:sticky;top:72px;align-self:start;align-items:flex-start;text-align:start}
      .h>div{align-items:flex-start}
      .p .f{grid-column:1/-1}
    }`,
  print: css`
    .h{background:#fff;color:#24211d;align-self:center;padding:14px 14px 22px;width:100%;max-width:318px;
      margin:6px auto 18px;rotate:-1.6deg;text-align:center;box-shadow:0 1px 2px rgb(0 0 0/.3),0 12px 26px -10px rgb(0 0 0/.45)}
    .h>div{align-items:center;padding-top:4px}
    .h .i{width:100%;height:auto;aspect-ratio:1;border-radius:0}
    .h:has(.i)>div{padding-top:0}`,
};
