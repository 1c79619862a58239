import type { ThemeLayout } from "~/domain/pages/theme-layout";
import { css } from "./css";

/** A sheet lies on the page with the page showing around it, also on a phone. */
const SHEET = css`
  body{padding:14px 12px}
  .p{--x:22px;background:var(--s);max-width:600px;min-height:calc(100dvh - 28px);padding-top:36px}
  @media(min-width:768px){body{padding:48px 24px}.p{--x:44px;min-height:calc(100dvh - 96px)}}`;

const TEETH =
  "conic-gradient(from 135deg at top,#0000,#000 1deg 89deg,#0000 90deg) top/16px 51% repeat-x," +
  "conic-gradient(from -45deg at bottom,#0000,#000 1deg 89deg,#0000 90deg) bottom/16px 51% repeat-x";

/** Lines within the column's edge, so that a phone shows them too. */
const inner = (border: string) => css`
  .p{--x:34px;padding-block:56px 44px}
  .p::before{content:"";position:absolute;inset:12px;border:${border};pointer-events:none}
  @media(max-width:359px){.p{--x:28px}}`;

const FILM_HOLES =
  "repeating-linear-gradient(var(--g) 0 10px,transparent 10px 24px) center/8px 100% no-repeat,var(--a)";

/** How the column is framed. */
export const FRAMES: Record<ThemeLayout["frame"], string> = {
  none: "",
  hairline: inner("1px solid var(--i)"),
  double: inner("4px double var(--i)"),
  sheet: `${SHEET}.p{box-shadow:0 1px 2px rgb(0 0 0/.16),0 14px 34px -12px rgb(0 0 0/.28);border-radius:var(--m)}`,
  window: css`${SHEET}
    .p{border:2px solid var(--i);padding-top:72px;border-radius:calc(var(--m)*.7)}
    .p::before{content:"";position:absolute;inset:0 0 auto;height:36px;border-bottom:2px solid var(--i);
      background:radial-gradient(circle,var(--a) 5px,transparent 6px) 14px 50%/20px 20px repeat-x;
      background-size:20px 20px;-webkit-mask:linear-gradient(#000 0 0) 0 100%/100% 2px no-repeat,
      linear-gradient(#000 0 0) 12px 0/62px 100% no-repeat;mask:linear-gradient(#000 0 0) 0 100%/100% 2px no-repeat,
      linear-gradient(#000 0 0) 12px 0/62px 100% no-repeat}
    .p:dir(rtl)::before{scale:-1 1}`,
  receipt: css`${SHEET}
    .p{max-width:460px;padding-block:44px 36px;-webkit-mask:${TEETH};mask:${TEETH}}
    @media(min-width:768px){.p{--x:32px}}`,
  inset: css`
    body::after{content:"";position:fixed;inset:0;border:12px solid var(--a);pointer-events:none;z-index:1}
    .p{--x:32px;padding-block:60px 48px}
    @media(min-width:768px){body::after{border-width:22px}.p{padding-block:88px 64px}}`,
  film: css`
    .p{--x:44px}
    .p::before,.p::after{content:"";position:absolute;inset-block:0;width:24px;background:${FILM_HOLES}}
    .p::before{inset-inline-start:0}.p::after{inset-inline-end:0}
    @media(max-width:359px){.p{--x:34px}}`,
  margin: css`
    .p{padding-inline-start:58px}
    .p::before{content:"";position:absolute;inset-block:0;inset-inline-start:38px;width:4px;
      border-inline:1px solid var(--a)}
    @media(max-width:359px){.p{padding-inline-start:46px}.p::before{inset-inline-start:30px}}`,
};
