import { type Color, legibleOn, readableOn, WHITE } from "~/domain/color";
import { backdropSamples, groundColor, type Scrim, scrimFor, underScrim } from "./backdrop";
import { blend, isNeutral, legibleShade } from "./color-mixing";
import { darkTheme } from "./dark-scheme";
import { type BlockDesign, DESIGNED_BLOCKS, type DesignedBlock, type Theme } from "./theme";
import { CUT_SHAPES, OPEN_SHAPES, SHEET_FRAMES } from "./theme-layout";

/** Colours of a block's links. */
export interface Paint {
  /** Background of the text; absent if it is directly on the page. */
  fill?: Color;
  ink: Color;
  isBordered: boolean;
  isUnderlined: boolean;
}

/** The resolved colours of a theme on a page: every text is legible on its background. */
export interface Palette {
  /** The bottommost colour. */
  ground: Color;
  /** Of the sheet, if the frame has one. */
  sheet?: Color;
  /** All colours that can be behind a text on the page. */
  behind: readonly Color[];
  scrim?: Scrim;
  ink: Color;
  accent: Color;
  /** Of a text on the accent. */
  onAccent: Color;
  /** The accent, or its nearest shade that is legible on the page. */
  accentTextColor: Color;
  designs: Record<DesignedBlock, Paint>;
}

/** @param isInTheDark whether the visitor prefers a dark scheme; only themes that have one apply it */
export function paletteOf(given: Theme, isInTheDark = false): Palette {
  const theme = isInTheDark && given.layout.scheme === "auto" ? darkTheme(given) : given;
  const { textColor } = theme.fonts;
  const sheet = sheetColor(theme);
  const samples = sheet ? [sheet] : backdropSamples(theme);
  const isPlain = samples.length === 1;
  const scrim = isPlain ? undefined : scrimFor(textColor, samples);
  const behind = underScrim(samples, scrim);
  // On a single chosen background the chosen text colour is kept: the editor warns where it is illegible.
  const ink = isPlain && !sheet ? textColor : legibleShade(textColor, behind);
  const accent = theme.layout.accent ?? ink;
  const paint = (type: DesignedBlock) => paintOf(theme.blockDesign[type], theme, behind);
  return {
    // Under the scrim as well: visible until the image is loaded, and at its round corners.
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

/** A brand's colour for text or icons on a background; black brands use the page's ink. */
export function brandTextColor(brand: Color, behind: readonly Color[], ink: Color): Color {
  return legibleShade(isNeutral(brand) ? ink : brand, behind);
}

/** A link in its brand's colours, by the design of its block; undefined if the design has its own. */
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
