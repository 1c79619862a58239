import { type ThemeLayout, themeLayoutSchema } from "~/domain/pages/theme-layout";
import { FREE_THEMES } from "./free-themes";

/** Of each theme that has to be paid for, the free one that is built most like it. */
const RELATIVES: Readonly<Record<string, string>> = {
  letterpress: "visiting-card",
  newspaper: "receipt",
  "botanical-plate": "visiting-card",
  notebook: "ledger",
  "card-index": "bulletin",
  "post-office": "desk",
  trattoria: "visiting-card",
  risograph: "bulletin",
  "admit-one": "brass-frame",
  brutalist: "swiss-grid",
  workshop: "bulletin",
  matinee: "brass-frame",
  "sea-fog": "harbour",
  gallery: "swiss-grid",
  polaroid: "harbour",
  cassette: "bulletin",
  blueprint: "ledger",
  terminal: "desk",
  typewriter: "receipt",
  "night-market": "brass-frame",
  correspondence: "desk",
  atelier: "visiting-card",
};

/** @returns the free theme that is built most like the theme of this id; undefined where there is none */
export const freeRelative = (id: string | undefined) =>
  FREE_THEMES.find((theme) => id !== undefined && theme.id === RELATIVES[id]);

/**
 * The structure that a theme without a plan takes, by its id: that of its free relative, with its own colours.
 * @returns undefined for a theme that has no relative: a free one, or none of ours
 */
export function relativeLayout(id: string | undefined, own: ThemeLayout): ThemeLayout | undefined {
  const relative = freeRelative(id);
  if (!relative) return undefined;
  const layout = themeLayoutSchema.parse(relative.settings.layout ?? {});
  const { accent = layout.accent, sheet = layout.sheet } = own;
  return { ...layout, ...(accent && { accent }), ...(sheet && { sheet }) };
}
