import type { z } from "zod";
import { type BlockDesign, DESIGNED_BLOCKS, type Theme, themeSchema } from "~/domain/pages/theme";

type ThemeSettings = Omit<z.input<typeof themeSchema>, "blockDesign" | "id" | "name">;

/** The source form of a built-in theme: omitted values take their defaults. */
export interface ThemePlan {
  /** Never changes: pages store the theme they were made with. */
  id: string;
  /** A proper name, the same in every language. */
  name: string;
  /** Of all its links. */
  design: Partial<BlockDesign>;
  settings: ThemeSettings;
}

/** Defines a theme in one line of a list; it is parsed when themes are requested, not at startup. */
export function plan(
  id: string,
  name: string,
  design: Partial<BlockDesign>,
  settings: ThemeSettings,
): ThemePlan {
  return { id, name, design, settings };
}

/** @returns the whole theme, validated like users' themes */
export function readPlan({ id, name, design, settings }: ThemePlan): Theme {
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
