import { type Color, legibleOn, readableOn, WHITE } from "~/domain/color";
import { backdropSamples, groundColor, type Scrim, scrimFor, underScrim } from "./backdrop";
import { blend, isNeutral, legibleShade } from "./color-mixing";
import { darkTheme } from "./dark-scheme";
import { type BlockDesign, DESIGNED_BLOCKS, type DesignedBlock, type Theme } from "./theme";
import { CUT_SHAPES, OPEN_SHAPES, SHEET_FRAMES } from "./theme-layout";

/** How a link of a block is painted. */
export interface Paint {
  /** Of the field behind the text; absent where it stands on the page. */
  fill?: Color;
  ink: Color;
  isBordered: boolean;
  isUnderlined: boolean;
}

/** The colours that a theme comes to on a page: every text can be read on what is behind it. */
export interface Palette {
  /** Below everything. */
  ground: Color;
  /** Of the sheet, where the frame lays one. */
  sheet?: Color;
  /** All that may be behind a text that stands on the page. */
  behind: readonly Color[];
  scrim?: Scrim;
  ink: Color;
  accent: Color;
  /** Of a text on the accent. */
  onAccent: Color;
  /** The accent, or its nearest shade that can be read on the page. */
  accentTextColor: Color;
  designs: Record<DesignedBlock, Paint>;
}

/** @param isInTheDark whether the visitor asks for a dark scheme; only themes with one answer to it */
export function paletteOf(given: Theme, isInTheDark = false): Palette {
  const theme = isInTheDark && given.layout.scheme === "auto" ? darkTheme(given) : given;
  const { textColor } = theme.fonts;
  const sheet = sheetColor(theme);
  const samples = sheet ? [sheet] : backdropSamples(theme);
  const isPlain = samples.length === 1;
  const scrim = isPlain ? undefined : scrimFor(textColor, samples);
  const behind = underScrim(samples, scrim);
  // On one colour that somebody chose, so is the text's: the editor says where it cannot be read.
  const ink = isPlain && !sheet ? textColor : legibleShade(textColor, behind);
  const accent = theme.layout.accent ?? ink;
  const paint = (type: DesignedBlock) => paintOf(theme.blockDesign[type], theme, behind);
  return {
    // Under the scrim as well: so it is before the image is there, and where its corners are round.
    ground: underScrim([groundColor(theme)], scrim)[0] ?? WHITE,
    ...(sheet && { sheet }),
    behind,
    ...(scrim && { scrim }),
    ink,
    accent,
    onAccent: legibleOn(accent, ink),
    accentTextColor: legibleShade(accent, behind),
    designs: Object.fromEntries(DESIGNED_BLOCKS.map((type) => [type, paint(type)])) as Palette["designs"],
  };
}

function sheetColor({ layout, bgColor }: Theme): Color | undefined {
  if (!SHEET_FRAMES.has(layout.frame)) return undefined;
  return layout.sheet ?? blend(bgColor, WHITE, readableOn(bgColor) === WHITE ? 0.08 : 0.7);
}

function paintOf(design: BlockDesign, { layout }: Theme, behind: readonly Color[]): Paint {
  const { type, background, color } = design;
  const isOpen = OPEN_SHAPES.has(layout.linkShape);
  if (type === "colored" && !isOpen) {
    return {
      fill: background,
      ink: legibleShade(color, [background]),
      isBordered: false,
      isUnderlined: false,
    };
  }
  const ink = legibleShade(background, behind);
  if (type === "bordered" && CUT_SHAPES.has(layout.linkShape)) {
    const fill = blend(behind[0] ?? WHITE, ink, 0.1);
    return { fill, ink: legibleShade(ink, [fill]), isBordered: false, isUnderlined: false };
  }
  return { ink, isBordered: type === "bordered" && !isOpen, isUnderlined: type === "text" && !isOpen };
}

/** A brand's colour as a text or sign on what is behind it; black brands take the page's ink. */
export function brandTextColor(brand: Color, behind: readonly Color[], ink: Color): Color {
  return legibleShade(isNeutral(brand) ? ink : brand, behind);
}

/** A link in its brand's colours, by the design of its block; undefined where the design has its own. */
export function brandPaint(
  theme: Theme,
  type: DesignedBlock,
  brand: Color,
  { behind, designs }: Pick<Palette, "behind" | "designs">,
): Pick<Paint, "fill" | "ink"> | undefined {
  if (!theme.blockDesign[type].useBrandColors) return undefined;
  if (designs[type].fill) return { fill: brand, ink: readableOn(brand) };
  return { ink: brandTextColor(brand, behind, designs[type].ink) };
}
