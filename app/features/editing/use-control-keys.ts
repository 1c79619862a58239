import { useEffect, useRef } from "react";

type Actions = Record<string, (event: KeyboardEvent) => void>;

/**
 * Acts on Ctrl or Cmd with one of these keys, wherever the focus is: also in a field, whose native undo covers only
 * itself. The browser's own action is always prevented.
 */
function useControlKeys(actions: Actions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = latest.current[event.key.toLowerCase()];
      if (!act || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      // An open dialog must be answered first, and changes behind it would not be visible.
      if (document.querySelector("[role=dialog], [role=alertdialog]:not([aria-modal=false])")) return;
      act(event);
    };
    // Before the page's own handlers: lists stop the propagation of keys typed in their rows.
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, []);
}

/** Ctrl or Cmd with S saves. */
export const useSaveKey = (save: () => void): void => useControlKeys({ s: save });

/** Ctrl or Cmd with Z undoes, with Shift (or with Y) it redoes. */
export const useUndoKeys = (undo: () => void, redo: () => void): void =>
  useControlKeys({ z: (event) => (event.shiftKey ? redo() : undo()), y: redo });
