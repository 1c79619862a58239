import type { z } from "zod";
import { type BlockDesign, DESIGNED_BLOCKS, type Theme, themeSchema } from "~/domain/pages/theme";

type ThemeSettings = Omit<z.input<typeof themeSchema>, "blockDesign" | "id" | "name">;

/**
 * A theme of ours. All its links have one design.
 * @param id never changes: pages remember the theme they were made with
 */
export function namedTheme(
  id: string,
  name: string,
  design: Partial<BlockDesign>,
  settings: ThemeSettings,
): Theme {
  const blockDesign = Object.fromEntries(DESIGNED_BLOCKS.map((type) => [type, design]));
  return themeSchema.parse({ ...settings, id, name, blockDesign });
}

/** Fonts of a theme by their ids. */
export function fonts(title: number, text: number, titleSize: number, textColor: string) {
  return { titleFont: { id: title }, textFont: { id: text }, titleSize, textColor };
}

/** A gradient of a theme's own, as the only one of its list. */
export function ownGradient(
  colors: [string, string, string],
  rotation: number,
  type: "linear" | "radial" = "linear",
) {
  return { activeIndex: 0, list: [{ colors, rotation, type }] };
}
