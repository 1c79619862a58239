import type { Theme } from "~/domain/pages/theme";
import { useEditor, usePageSession } from "~/features/pages/editor/editor-context";

/** The theme being edited; `group` names what is changed, so that a dragged slider is undone in one step. */
export function useTheme(): { theme: Theme; change: (part: Partial<Theme>, group?: string) => void } {
  const { content, changeContent } = usePageSession();
  return {
    theme: useEditor(({ history }) => history.present.content.theme),
    change: (part, group) =>
      changeContent({ theme: { ...content().theme, ...part } }, group && `theme.${group}`),
  };
}
