import { isProPage } from "~/domain/pages/entitlement";
import { emptyPage } from "~/domain/pages/schema";
import type { Theme } from "~/domain/pages/theme";
import { FREE_THEMES } from "./free-themes";
import { OBJECT_THEMES } from "./object-themes";
import { PAPER_THEMES } from "./paper-themes";
import { PRINT_THEMES } from "./print-themes";
import { readPlan, type ThemePlan } from "./theme-plan";

/** A theme to choose. */
export interface NamedTheme {
  id: string;
  name: string;
  /** Whether a page of it has to be paid for. */
  isPro: boolean;
  theme: Theme;
}

function named(plan: ThemePlan): NamedTheme {
  const theme = readPlan(plan);
  return { id: plan.id, name: plan.name, isPro: isProPage({ ...emptyPage(), theme }), theme };
}

let known: readonly NamedTheme[] | undefined;

/** Every theme to choose: those that are free first. They are constants; to change one, copy it. */
export function allThemes(): readonly NamedTheme[] {
  known ??= [...FREE_THEMES, ...PAPER_THEMES, ...PRINT_THEMES, ...OBJECT_THEMES].map(named);
  return known;
}

/** The theme of an id, or undefined. */
export function themeById(id: string): NamedTheme | undefined {
  return allThemes().find((theme) => theme.id === id);
}
