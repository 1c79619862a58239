import type { LanguageCode } from "~/domain/languages";
import type { Template } from "~/domain/pages/templates/template";
import { templatesIn } from "~/domain/pages/templates/templates";
import { allThemes, type NamedTheme } from "~/domain/pages/themes/themes";
import { templateMessages } from "~/i18n/templates/template-messages";
import type { Config } from "~/server/platform/config.server";

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
    templates: templatesIn(await templateMessages(language)).toSorted(
      (a, b) => Number(isOf(b, industry)) - Number(isOf(a, industry)),
    ),
  };
}

const isOf = ({ industries }: Template, industry: string | null | undefined) =>
  industries.some((each) => each === industry);
