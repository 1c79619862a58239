import { useCallback, useEffect, useRef } from "react";
import { focusInList } from "~/ui/focus-in-list";

const AFTER_MENU_MS = 80;

/**
 * Moves the focus once a change has been rendered.
 * @returns a function that takes the ids of controls: the first usable one gets the focus
 */
export function useFocusAfter(): (ids: string[]) => void {
  const wanted = useRef<string[] | null>(null);
  useEffect(() => {
    const ids = wanted.current;
    if (!ids) return;
    wanted.current = null;
    // A menu that was just closed gives the focus back to its button first.
    setTimeout(() => {
      const controls = ids.map((id) => document.getElementById(id));
      focusInList(controls.find((found) => found && !(found as HTMLButtonElement).disabled));
    }, AFTER_MENU_MS);
  });
  return useCallback((ids) => {
    wanted.current = ids;
  }, []);
}
