import { paidFeatures } from "~/domain/pages/entitlement";
import { emptyPage } from "~/domain/pages/schema";
import type { Theme } from "~/domain/pages/theme";
import { FREE_THEMES } from "./free-themes";
import { OBJECT_THEMES } from "./object-themes";
import { PAPER_THEMES } from "./paper-themes";
import { PRINT_THEMES } from "./print-themes";

/** A theme to choose. */
export interface NamedTheme {
  /** Stable: pages remember it in `theme.id`. */
  id: string;
  /** A proper name, the same in every language. */
  name: string;
  /** Whether a page of it has to be paid for. */
  isPro: boolean;
  theme: Theme;
}

function named(theme: Theme): NamedTheme {
  const isPro = paidFeatures({ ...emptyPage(), theme }).length > 0;
  return { id: theme.id ?? "", name: theme.name ?? "", isPro, theme };
}

/** Every theme to choose: those that are free first. */
export const THEMES: readonly NamedTheme[] = [
  ...FREE_THEMES,
  ...PAPER_THEMES,
  ...PRINT_THEMES,
  ...OBJECT_THEMES,
].map(named);

/** The theme of an id, or undefined. */
export function themeById(id: string): NamedTheme | undefined {
  return THEMES.find((theme) => theme.id === id);
}
