import type { Theme } from "~/domain/pages/theme";
import type { NamedTheme } from "./themes";

/** What themes are looked for by, in the order of a gallery. */
export const THEME_GROUPS = ["paper", "bold", "quiet", "dark", "image"] as const;
export type ThemeGroup = (typeof THEME_GROUPS)[number];

/** The free theme that a page starts with where nothing else is chosen. */
export const FIRST_THEME_ID = "harbour";

const GROUPS: Record<string, ThemeGroup> = {
  "visiting-card": "paper",
  ledger: "paper",
  receipt: "paper",
  letterpress: "paper",
  newspaper: "paper",
  "botanical-plate": "paper",
  notebook: "paper",
  "card-index": "paper",
  "post-office": "paper",
  correspondence: "paper",
  typewriter: "paper",
  "swiss-grid": "bold",
  bulletin: "bold",
  risograph: "bold",
  brutalist: "bold",
  "admit-one": "bold",
  trattoria: "bold",
  cassette: "bold",
  harbour: "quiet",
  desk: "quiet",
  "sea-fog": "quiet",
  workshop: "quiet",
  atelier: "quiet",
  "brass-frame": "dark",
  terminal: "dark",
  "night-market": "dark",
  blueprint: "dark",
  polaroid: "image",
  gallery: "image",
  matinee: "image",
};

/** The group of a theme: that of its id; of one that is not listed, "image" by its background and "quiet" else. */
export function groupOf({
  id,
  theme,
}: Pick<NamedTheme, "id"> & { theme: Pick<Theme, "currentBgType"> }): ThemeGroup {
  return GROUPS[id] ?? (theme.currentBgType === "image" ? "image" : "quiet");
}

/** @returns the themes by group, without groups that have none; free ones come first, as in the list */
export function groupedThemes<T extends NamedTheme>(
  themes: readonly T[],
): { group: ThemeGroup; themes: T[] }[] {
  return THEME_GROUPS.map((group) => ({
    group,
    themes: themes.filter((theme) => groupOf(theme) === group),
  })).filter(({ themes: found }) => found.length > 0);
}
