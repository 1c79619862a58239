import { BLACK, readableOn } from "~/domain/color";
import { FREE_BLOCK_TYPES, withoutPaidParts } from "./blocks";
import { checkColors } from "./check";
import { isFreeDesign, PAID_LAYOUT, PAID_OPTIONS, paidThemeFeatures } from "./entitlement";
import type { PageContent } from "./schema";
import { DESIGNED_BLOCKS, defaultTheme, PROFILE_SHAPE, type Theme } from "./theme";
import { relativeLayout } from "./themes/free-relatives";

/**
 * 'Back to free': takes away what has to be paid for and nothing else, so a free theme stays as it is. The result uses
 * nothing paid.
 */
export function backToFree(content: PageContent): PageContent {
  const isPaidTheme = paidThemeFeatures(content.theme).length > 0;
  const free = {
    ...content,
    blocks: content.blocks.filter((block) => FREE_BLOCK_TYPES.has(block.type)).map(withoutPaidParts),
    seo: {},
    isUsingTheme: content.isUsingTheme && !isPaidTheme,
    theme: isPaidTheme ? freeTheme(content.theme) : content.theme,
  };
  // Colours that were legible stay so; others are the owner's own choice, and stay.
  return isPaidTheme && checkColors(content).length === 0 ? legible(free) : free;
}

/**
 * The colours were chosen for what is no longer behind them: the text becomes black where that is legible, any other
 * would be paid for, and all buttons get legible ones.
 */
function legible(content: PageContent): PageContent {
  const found = checkColors(content);
  const mended = found.find(({ kind }) => kind === "contrastText")?.fix?.(content);
  const ofText = mended?.theme.fonts.textColor === BLACK ? mended : content;
  const ofBlock = found.find(({ kind }) => kind === "contrastBlock");
  const design = ofBlock?.design && ofBlock.fix?.(content).theme.blockDesign[ofBlock.design];
  if (!design) return ofText;
  const blockDesign = Object.fromEntries(
    DESIGNED_BLOCKS.map((name) => [name, design]),
  ) as Theme["blockDesign"];
  return { ...ofText, theme: { ...ofText.theme, blockDesign } };
}

/**
 * A theme without its paid parts is no ready theme any more: it loses id and name. One of ours takes the structure of
 * the free theme that is most like it, so that the page still looks made.
 */
function freeTheme(theme: Theme): Theme {
  const plain = defaultTheme();
  const { buttons } = theme.blockDesign;
  const { profileImageShape: shape } = theme;
  const reset = <Part extends object>(names: readonly (keyof Part)[], part: Part, to: Part): Part => ({
    ...part,
    ...Object.fromEntries(names.map((name) => [name, to[name]])),
  });
  return {
    ...reset(PAID_OPTIONS, theme, plain),
    id: plain.id,
    name: plain.name,
    profileImageShape: shape === PROFILE_SHAPE.fullWidth ? PROFILE_SHAPE.circle : shape,
    currentBgType: "solid",
    image: plain.image,
    fonts: { ...plain.fonts, textColor: readableOn(theme.bgColor) },
    blockDesign: Object.fromEntries(
      DESIGNED_BLOCKS.map((name) => [name, isFreeDesign(theme, name) ? theme.blockDesign[name] : buttons]),
    ) as Theme["blockDesign"],
    layout: relativeLayout(theme.id, theme.layout) ?? reset(PAID_LAYOUT, theme.layout, plain.layout),
  };
}
