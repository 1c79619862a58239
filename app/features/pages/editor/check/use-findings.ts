import { useDeferredValue, useMemo } from "react";
import { checkPage, type Finding } from "~/domain/pages/check";
import { useEditor } from "~/features/pages/editor/editor-context";

/** What is to be looked at on the page as it is now; it may be told a moment after a key was pressed. */
export function useFindings(): Finding[] {
  const { draft } = useEditor();
  const content = useDeferredValue(draft.content);
  return useMemo(() => checkPage(content), [content]);
}
