import type { LanguageCode } from "~/domain/languages";
import type { Template } from "~/domain/pages/templates/template";
import { allThemes, type NamedTheme } from "~/domain/pages/themes/themes";
import type { Config } from "~/server/platform/config.server";
import { templatesOf } from "./templates-of.server";

/** The themes and templates to start a page from. */
export interface ThemesResponse {
  /** `preview` is the address of an image of the theme. */
  themes: (NamedTheme & { preview: string })[];
  templates: Template[];
}

/**
 * The built-in themes, the same for all users, and the built-in templates in a language.
 * @param industry whose templates come first
 */
export async function listThemes(
  config: Config,
  language: LanguageCode,
  industry?: string | null,
): Promise<ThemesResponse> {
  const preview = (id: string) => new URL(`/assets/themes/${id}.jpg`, config.origins.site).href;
  return {
    themes: allThemes().map((theme) => ({ ...theme, preview: preview(theme.id) })),
    templates: (await templatesOf(language)).toSorted(
      (a, b) => Number(isOf(b, industry)) - Number(isOf(a, industry)),
    ),
  };
}

const isOf = ({ industries }: Template, industry: string | null | undefined) =>
  industries.some((each) => each === industry);
