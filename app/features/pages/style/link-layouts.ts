import type { BlockData } from "~/domain/pages/blocks";
import type { Theme } from "~/domain/pages/theme";
import { css } from "./css";
import type { ShownKinds } from "./shown-kinds";

/** What a block of links needs beyond a plain list: its layout, large links, images; undefined for a plain list. */
export function linkVariant({ layout = "list", items }: BlockData["buttons"]): string | undefined {
  const parts = [
    layout !== "list" && layout,
    items.some(({ featured }) => featured) && "featured",
    items.some(({ image }) => image) && "image",
    items.some(({ featured, image }) => featured && image) && "large",
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" ") : undefined;
}

/** Links in two columns or in a scrollable row, large ones, and those with images. */
export function linkLayouts(theme: Theme, shown: ShownKinds): string {
  const variants = [...shown]
    .filter((kind) => kind.startsWith("buttons "))
    .flatMap((kind) => kind.split(" "));
  const has = (part: string) => variants.includes(part);
  const hasLayout = has("grid") || has("row");
  return [
    hasLayout ? plain(theme) : "",
    has("grid") ? GRID : "",
    has("row") ? row(theme) : "",
    has("image") ? PICTURE : "",
    has("featured") ? featured(theme) : "",
    has("large") ? LARGE : "",
  ].join("");
}

/** Takes off what themes give a list that is one below the other, and what takes the room of a narrow link. */
function plain({ layout: { list, linkShape } }: Theme): string {
  return css`
    ul.lg .l,ul.lr .l{height:100%${linkShape === "general" ? ";padding-inline:14px" : ""}}
    ${list === "rows" ? ROWS_APART : ""}
    ${linkShape === "leader" ? "ul.lg .l::before,ul.lr .l::before{display:none}" : ""}`;
}

const ROWS_APART = css`
  ul.lg,ul.lr{gap:12px;border:0;border-radius:0}
  ul.lg li+li,ul.lr li+li{border-top:0}
  ul.lg .l,ul.lr .l{border-width:2px;border-radius:var(--r)}`;

const GRID = css`
  ul.lg{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));overflow:visible}
  ul.lg li:last-child:nth-child(odd of :not(.lf)){grid-column:1/-1}
  @media(max-width:299px){ul.lg{grid-template-columns:1fr}}`;

/** It reaches to the edges of the column, so that one sees that there is more. */
const row = ({ layout: { linkShape } }: Theme) => css`
  ul.lr{display:flex;flex-flow:row;justify-content:flex-start;overflow-x:auto;margin-inline:calc(var(--x)*-1);
    padding:${linkShape === "tab" ? 16 : 4}px var(--x) 8px;margin-bottom:-8px}
  ${linkShape === "tab" ? "" : ".b+ul.lr{margin-top:calc(8px - var(--y))}"}
  ul.lr li{flex:0 0 min(66%,240px);max-width:none}
  ul.lr .lf{flex-basis:min(86%,360px)}
  @media print{ul.lr{flex-wrap:wrap}}`;

const PICTURE = css`
  .l img{display:block;flex:none;width:40px;height:40px;margin-block:-4px;object-fit:cover;border-radius:calc(var(--m)/2)}`;

/** As wide as its block, whatever the list of the theme. A leader goes on beside its text. */
function featured({ layout: { align, linkShape } }: Theme): string {
  const flow =
    linkShape === "leader"
      ? "flex-wrap:wrap"
      : `flex-direction:column;justify-content:center;align-items:${align === "start" ? "flex-start" : "center"}`;
  return css`
    .lf{grid-column:1/-1;flex-basis:100%}
    .lf .l{${flow};min-height:104px;padding-block:18px;font-size:1.2em}`;
}

const LARGE = css`
  .lf picture{width:100%}
  .lf .l img{width:100%;height:auto;aspect-ratio:16/9;margin:0;border-radius:var(--m)}`;
