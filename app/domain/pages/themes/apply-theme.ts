import type { PageContent } from "~/domain/pages/schema";
import type { Theme } from "~/domain/pages/theme";

/**
 * Applies another theme: all of the owner's content stays, including the profile image and the choice of the branding
 * line. A background image belongs to the old theme.
 */
export function applyTheme(content: PageContent, theme: Theme): PageContent {
  return {
    ...content,
    isUsingTheme: true,
    theme: { ...structuredClone(theme), isBranding: content.theme.isBranding },
  };
}
