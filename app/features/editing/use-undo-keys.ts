import { useEffect } from "react";

/**
 * Ctrl or Cmd with Z undoes, with Shift (or with Y) it redoes, wherever the focus is: in a field too, whose own undo
 * knows nothing of the rest.
 */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      // Behind an open dialog nobody would see what changes.
      if (document.querySelector("[role=dialog], [role=alertdialog]:not([aria-modal=false])")) return;
      if (key === "y" || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [undo, redo]);
}
