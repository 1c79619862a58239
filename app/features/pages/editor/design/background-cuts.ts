/** The screens that a background is cut for, in CSS px, and the longest side of the cut image. */
export const BACKGROUND_CUTS = {
  mobile: { canvas: { width: 390, height: 844 }, side: 1440 },
  desktop: { canvas: { width: 1440, height: 900 }, side: 2560 },
} as const;

export type BackgroundCut = keyof typeof BACKGROUND_CUTS;
