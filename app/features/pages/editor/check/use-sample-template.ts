import type { Template } from "~/domain/pages/templates/template";
import { useThemes } from "~/features/pages/editor/themes/use-themes";

/** The template that a page was made from, fetched for a page that has one; null until it is there, or where it cannot be had. */
export function useSampleTemplate(id: string | undefined): Template | null {
  const themes = useThemes(id !== undefined);
  return themes.kind === "there" ? (themes.result.templates.find((one) => one.id === id) ?? null) : null;
}
