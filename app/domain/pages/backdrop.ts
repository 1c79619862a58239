import { BLACK, type Color, luminance, WHITE } from "~/domain/color";
import { blend, isLegible } from "./color-mixing";
import type { Gradient } from "./gradients";
import type { Theme } from "./theme";

/** A layer between an image or gradient and the text, so that the text can be read on it. */
export interface Scrim {
  color: Color;
  opacity: number;
}

const STEPS = 8;

/** The colours of a gradient, those between its stops included. */
function gradientSamples({ colors, style }: Gradient): Color[] {
  const [a, b, c] = colors;
  if (style === "bands") return [...colors];
  const between = (from: Color, to: Color) =>
    Array.from({ length: STEPS + 1 }, (_, i) => blend(from, to, i / STEPS));
  return [...between(a, b), ...between(b, c)];
}

/** The active gradient, or undefined where the background is not one. */
export function activeGradient({ currentBgType, gradient }: Theme): Gradient | undefined {
  return currentBgType === "gradient" ? gradient.list[gradient.activeIndex] : undefined;
}

/** Whether the background is an image that is there. */
export function hasBackgroundImage({ currentBgType, image }: Theme): boolean {
  return currentBgType === "image" && Boolean(image?.mobile || image?.desktop);
}

/** The colour below everything: an image's own until it is loaded. */
export function groundColor(theme: Theme): Color {
  return theme.currentBgType === "image" && theme.image ? theme.image.bgColor : theme.bgColor;
}

/** Every colour that may be behind a text on the background; of an image, which may have any, the extremes. */
export function backdropSamples(theme: Theme): Color[] {
  const gradient = activeGradient(theme);
  if (gradient) return gradientSamples(gradient);
  return hasBackgroundImage(theme) ? [BLACK, WHITE, groundColor(theme)] : [groundColor(theme)];
}

/**
 * Whether a text of this colour is legible on all samples and on colours between them: a middle tone that contrasts
 * with white and black does not contrast with the greys of an image.
 */
function canStandOn(ink: Color, samples: readonly Color[]): boolean {
  const own = luminance(ink);
  const isLightest = samples.every((sample) => luminance(sample) < own);
  return isLegible(ink, samples) && (isLightest || samples.every((sample) => luminance(sample) > own));
}

/** The thinnest scrim on which a text of this colour can be read; undefined where none is needed. */
export function scrimFor(ink: Color, samples: readonly Color[]): Scrim | undefined {
  if (canStandOn(ink, samples)) return undefined;
  const color = luminance(ink) > 0.18 ? BLACK : WHITE;
  for (let opacity = 0.1; opacity < 1; opacity += 0.05) {
    if (canStandOn(ink, underScrim(samples, { color, opacity }))) return { color, opacity: round(opacity) };
  }
  return { color, opacity: 0.95 };
}

export function underScrim(samples: readonly Color[], scrim: Scrim | undefined): Color[] {
  return scrim ? samples.map((sample) => blend(sample, scrim.color, scrim.opacity)) : [...samples];
}

const round = (opacity: number) => Math.round(opacity * 100) / 100;
