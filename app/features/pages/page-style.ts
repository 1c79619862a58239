import { readableOn } from "~/domain/color";
import type { Block } from "~/domain/pages/blocks";
import { gradientCss } from "~/domain/pages/gradients";
import type { Theme } from "~/domain/pages/theme";
import { blockStyle, buttonPaint } from "./block-style";

/** Corner radius in px of buttons and the like, by the theme's general shape. */
const RADIUS: Record<Theme["generalShape"], number> = { square: 0, rounded: 12, pill: 28 };
/** Distance in px between blocks. */
const RHYTHM: Record<Theme["layout"]["rhythm"], number> = { compact: 12, regular: 20, airy: 32 };
const PROFILE_RADIUS = { 1: "50%", 2: "22%", 3: "0", 4: "0" } as const;

/**
 * The critical style of a page, for the site's document and the editor's preview alike. Only validated colours,
 * numbers and members of closed lists reach it, so nothing a user types can leave its place.
 */
export function pageStyle(theme: Theme, shown: readonly Block[]): string {
  const parts = [base(theme), backdrop(theme), profile(theme), blocks(theme), buttons(theme)];
  return [...parts, blockStyle(theme, shown)].join("");
}

function base({ fonts, layout }: Theme): string {
  const align = layout.align === "start" ? "start" : "center";
  return (
    "*{box-sizing:border-box}html{-webkit-text-size-adjust:100%;height:100%}" +
    `body{margin:0;min-height:100%;font:16px/1.5 ${fonts.textFont.value};color:${fonts.textColor};` +
    "overflow-wrap:anywhere}" +
    `.p{max-width:640px;margin:0 auto;padding:48px 20px 32px;min-height:100vh;min-height:100dvh;display:flex;` +
    `flex-direction:column;gap:${RHYTHM[layout.rhythm]}px;text-align:${align}}` +
    `.p h1{margin:0;font:700 ${fonts.titleSize}px/1.2 ${fonts.titleFont.value};text-wrap:balance}` +
    `.p h2,.p h3{margin:12px 0 0;font:700 ${Math.round(fonts.titleSize * 0.9)}px/1.3 ${fonts.titleFont.value}}` +
    ".p h3{font-size:1em}.p p{margin:0;white-space:pre-line;text-wrap:pretty}.p a{color:inherit}" +
    ".p a:focus-visible{outline:3px solid currentColor;outline-offset:3px}" +
    "@media (prefers-reduced-motion:no-preference){.b a{transition:transform .15s}.b a:hover{transform:translateY(-1px)}}" +
    "@media print{.b a{border:1px solid #000!important;background:none!important;color:#000!important}}"
  );
}

function backdrop({ currentBgType, bgColor, gradient, layout }: Theme): string {
  const active = gradient.list[gradient.activeIndex];
  const fill = currentBgType === "gradient" && active ? `${gradientCss(active)} fixed` : bgColor;
  const ink = `color-mix(in srgb,${readableOn(bgColor)} 8%,transparent)`;
  const patterns: Record<Theme["layout"]["pattern"], string> = {
    none: "",
    grid: `.p{background:linear-gradient(${ink} 1px,transparent 1px) 0 0/24px 24px,linear-gradient(90deg,${ink} 1px,transparent 1px) 0 0/24px 24px}`,
    dots: `.p{background:radial-gradient(${ink} 1.5px,transparent 2px) 0 0/20px 20px}`,
    lines: `.p{background:repeating-linear-gradient(${ink} 0 1px,transparent 1px 28px)}`,
  };
  return `html{background:${fill}}${patterns[layout.pattern]}`;
}

function profile({ profileImageShape, profileImageSize, layout }: Theme): string {
  const full = profileImageShape === 4;
  const size = full ? "width:100%;height:auto" : `width:${profileImageSize}px;height:${profileImageSize}px`;
  const side = layout.align === "start" ? "0" : "0 auto";
  return (
    `.i{display:block;margin:${side};${size};object-fit:cover;border-radius:${PROFILE_RADIUS[profileImageShape]}}` +
    ".h{display:flex;flex-direction:column;gap:12px;margin-bottom:12px}"
  );
}

function blocks({ layout, fonts }: Theme): string {
  const frames: Record<Theme["layout"]["frame"], string> = {
    none: "",
    hairline: `.p{border-inline:1px solid ${fonts.textColor}}`,
    double: `.p{border-inline:4px double ${fonts.textColor}}`,
  };
  return (
    `${frames[layout.frame]}.d{border:0;margin:8px 0;height:1px;opacity:.4;background:currentColor}` +
    ".d-dots{background:none;height:auto;border-top:3px dotted}.d-space{background:none;height:24px}" +
    ".p .f{margin-top:auto;padding-top:32px;font-size:13px;text-align:center}.f a{text-decoration:none;opacity:.85;" +
    "display:inline-block;padding:6px}"
  );
}

function buttons(theme: Theme): string {
  const { generalShape, isShadow, layout } = theme;
  const radius = RADIUS[generalShape];
  const shapes: Record<Theme["layout"]["linkShape"], string> = {
    general: `border-radius:${radius}px`,
    underline: "border-radius:0;border-width:0 0 1px;padding-inline:0",
    ticket:
      "border-radius:0;clip-path:polygon(0 0,100% 0,100% 30%,97% 50%,100% 70%,100% 100%,0 100%,0 70%,3% 50%,0 30%)",
  };
  const shadow = isShadow ? "box-shadow:0 6px 16px -6px rgb(0 0 0/.35)" : "";
  return (
    ".b{list-style:none;margin:0;padding:0;display:flex;flex-direction:column;gap:12px}" +
    ".b .ic{flex:none;width:1.25em;height:1.25em}" +
    `.b a,.b summary,.b button{display:flex;gap:10px;align-items:center;justify-content:${layout.align === "start" ? "flex-start" : "center"};` +
    `min-height:52px;padding:12px 20px;text-decoration:none;font:inherit;font-weight:600;border:2px solid transparent;` +
    `${shapes[layout.linkShape]};${shadow}}${buttonPaint(theme, "buttons")}`
  );
}
