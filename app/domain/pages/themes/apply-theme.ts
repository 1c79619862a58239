import type { PageContent } from "~/domain/pages/schema";
import type { Theme } from "~/domain/pages/theme";

/**
 * A page in another dress: everything its owner wrote and brought stays, profile image included, and so does their
 * choice of the branding line. Their own background image belongs to the old dress.
 */
export function applyTheme(content: PageContent, theme: Theme): PageContent {
  return {
    ...content,
    isUsingTheme: true,
    theme: { ...structuredClone(theme), isBranding: content.theme.isBranding },
  };
}
