import type { Theme } from "~/domain/pages/theme";
import { useEditor } from "~/features/pages/editor/editor-context";

/** The theme being edited; `group` names what is changed, so that a dragged slider is undone in one step. */
export function useTheme(): { theme: Theme; change: (part: Partial<Theme>, group?: string) => void } {
  const { draft, latest, changeContent } = useEditor();
  return {
    theme: draft.content.theme,
    change: (part, group) =>
      changeContent({ theme: { ...latest.current.content.theme, ...part } }, group && `theme.${group}`),
  };
}
