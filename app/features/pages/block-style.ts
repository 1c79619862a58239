import type { Block } from "~/domain/pages/blocks";
import { DESIGNED_BLOCKS, type Theme } from "~/domain/pages/theme";
import { legible } from "./blocks/brand-style";

/** The style of the blocks that a page has: a page of links alone carries nothing for the others. */
export function blockStyle(theme: Theme, blocks: readonly Block[]): string {
  const types = new Set(blocks.map(({ type }) => type));
  const designs = DESIGNED_BLOCKS.filter((type) => type !== "buttons" && types.has(type)).map((type) =>
    buttonPaint(theme, type),
  );
  return [
    ...designs,
    types.has("image") ? IMAGE : "",
    types.has("embed") ? EMBED : "",
    types.has("contactDetails") ? details(theme) : "",
    types.has("socialIcons") ? socialIcons(theme) : "",
    types.has("collectContacts") ? FORM : "",
  ].join("");
}

/** A design's colours. Where the chosen text cannot be read on what is behind it, the readable colour is taken. */
export function buttonPaint({ blockDesign, bgColor }: Theme, type: (typeof DESIGNED_BLOCKS)[number]): string {
  const { type: kind, background, color } = blockDesign[type];
  const own = `.b-${type} a,.b-${type} summary,.b-${type} button`;
  if (kind === "colored") return `${own}{background:${background};color:${legible(color, background)}}`;
  const ink = legible(background, bgColor);
  return kind === "bordered"
    ? `${own}{border-color:currentColor;color:${ink}}`
    : `${own}{color:${ink};text-decoration:underline}`;
}

const IMAGE =
  ".im,.e{margin:0}.im img{display:block;width:100%;height:auto;border-radius:inherit}" +
  ".im{border-radius:12px}figcaption{margin-top:8px;font-size:14px;opacity:.85}";

const EMBED =
  ".e-v,.e-s{position:relative;overflow:hidden;border-radius:12px;background:#1c1a17;color:#fff}" +
  ".e-v{aspect-ratio:16/9}.e-s{height:152px}.e span{position:absolute;inset-block-start:14px;" +
  "inset-inline-start:14px;font-size:22px}" +
  ".e img,.e iframe{position:absolute;inset:0;width:100%;height:100%;border:0;object-fit:cover}";

function details({ layout }: Theme): string {
  const align = layout.align === "start" ? "start" : "center";
  return (
    `.cd{margin:0;display:grid;gap:14px;text-align:${align}}.cd dt{font-size:13px;opacity:.8}` +
    ".cd dd{margin:0;white-space:pre-line}.cd a{display:inline-block;padding-block:4px}"
  );
}

function socialIcons({ socialSize, socialColor, socialBackground, layout, fonts }: Theme): string {
  const touch = Math.max(44, socialSize + 8);
  const justify = layout.align === "start" ? "flex-start" : "center";
  const plate = socialBackground ? `background:${socialBackground};` : "";
  return (
    `.si{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:8px;justify-content:${justify}}` +
    `.si a{display:grid;place-items:center;width:${touch}px;height:${touch}px;font-size:${socialSize}px;${plate}` +
    `color:${socialColor ?? fonts.textColor}}.si .ic{width:1em;height:1em}` +
    `.si-circle a,.si-square a,.si-outline a{width:${touch + 8}px;height:${touch + 8}px;border-radius:50%}` +
    ".si-square a{border-radius:10px}.si-outline a{border:1.5px solid currentColor}"
  );
}

const FORM =
  ".b summary{list-style:none;cursor:pointer}.b summary::-webkit-details-marker{display:none}" +
  ".cf{display:grid;gap:14px;margin-top:16px;text-align:start}.cf label{display:grid;gap:4px;font-size:14px}" +
  ".cf input{font:inherit;font-size:16px;min-height:46px;padding:8px 12px;border:1px solid currentColor;" +
  "border-radius:10px;background:#fff;color:#000}.cf .cc{grid-template-columns:auto 1fr;gap:10px;align-items:start}" +
  ".cf .cc input{width:22px;height:22px;min-height:0;margin:0}" +
  ".vh{position:absolute!important;width:1px;height:1px;min-height:0!important;padding:0!important;border:0!important;" +
  "clip-path:inset(50%);overflow:hidden}";
