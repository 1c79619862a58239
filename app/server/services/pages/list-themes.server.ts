import type { Template } from "~/domain/pages/templates/template";
import { TEMPLATES } from "~/domain/pages/templates/templates";
import { type NamedTheme, THEMES } from "~/domain/pages/themes/themes";

/** What there is to start a page from. */
export interface ThemesAnswer {
  themes: readonly NamedTheme[];
  templates: readonly Template[];
}

/** The ready themes and templates; the same for everybody. */
export function listThemes(): ThemesAnswer {
  return { themes: THEMES, templates: TEMPLATES };
}
