import type { Color } from "~/domain/color";
import { blend, darkShade, isDark, isLegible, legibleShade } from "./color-mixing";
import type { Gradient } from "./gradients";
import type { BlockDesign, Theme } from "./theme";

const PAGE_LEVEL = 0.09;
const SHEET_LEVEL = 0.14;
const FIELD_LEVEL = 0.22;

/**
 * A theme in the dark: the same structure with its hues on a dark page. A theme that is dark already stays as it is, and
 * so does an image.
 */
export function darkTheme(theme: Theme): Theme {
  if (isDark(theme.layout.sheet ?? theme.bgColor)) return theme;
  const bgColor = isDark(theme.bgColor) ? theme.bgColor : darkShade(theme.bgColor, PAGE_LEVEL);
  const sheet = theme.layout.sheet && darkShade(theme.layout.sheet, SHEET_LEVEL);
  const behind = sheet ?? bgColor;
  const textColor = blend("#F4F1EC", theme.bgColor, 0.1);
  const design = (own: BlockDesign) => darkDesign(own, behind, textColor);
  const { blockDesign } = theme;
  return {
    ...theme,
    bgColor,
    gradient: { ...theme.gradient, list: theme.gradient.list.map(darkGradient) },
    fonts: { ...theme.fonts, textColor },
    ...(theme.socialColor && {
      socialColor: legibleShade(theme.socialColor, [theme.socialBackground ?? behind]),
    }),
    blockDesign: {
      buttons: design(blockDesign.buttons),
      messengers: design(blockDesign.messengers),
      marketplaces: design(blockDesign.marketplaces),
      videos: design(blockDesign.videos),
      socialButtons: design(blockDesign.socialButtons),
      businessCard: design(blockDesign.businessCard),
      collectContacts: design(blockDesign.collectContacts),
    },
    layout: {
      ...theme.layout,
      ...(theme.layout.accent && { accent: darkAccent(theme.layout.accent, textColor) }),
      ...(sheet && { sheet }),
    },
  };
}

/** Near-black bands and marks would vanish: they turn light. */
function darkAccent(accent: Color, textColor: Color): Color {
  return isNearBlack(accent) ? textColor : accent;
}

function darkGradient(gradient: Gradient): Gradient {
  const [a, b, c] = gradient.colors;
  return {
    ...gradient,
    colors: [darkShade(a, PAGE_LEVEL), darkShade(b, SHEET_LEVEL), darkShade(c, FIELD_LEVEL)],
  };
}

function darkDesign(design: BlockDesign, behind: Color, textColor: Color): BlockDesign {
  const { type, background, color } = design;
  if (type !== "colored") return { ...design, background: lightTextColor(background, behind, textColor) };
  // Ink on paper becomes paper on ink; a field of colour stays; a light field turns dark.
  if (isNearBlack(background)) return { ...design, background: textColor, color: behind };
  if (isPale(background)) {
    const field = darkShade(background, FIELD_LEVEL);
    return { ...design, background: field, color: legibleShade(color, [field]) };
  }
  return design;
}

/** Ink turns to the page's own; a colour to a light shade of it, lighter than it has to be, since these are links. */
function lightTextColor(ink: Color, behind: Color, textColor: Color): Color {
  if (isNearBlack(ink)) return textColor;
  return isLegible(ink, [behind]) ? ink : blend(legibleShade(ink, [behind]), "#FFFFFF", 0.3);
}

const extremes = (color: Color) => {
  const values = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return [Math.max(...values), Math.min(...values)] as const;
};
const isNearBlack = (color: Color) => extremes(color)[0] < 0x48;
const isPale = (color: Color) => extremes(color)[1] > 0xb8;
