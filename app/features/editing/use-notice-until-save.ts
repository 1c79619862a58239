import { useCallback, useEffect, useRef } from "react";
import { type Notice, useToasts } from "~/ui/toast-queue";

/**
 * @param isSaving whether a save is under way
 * @returns what shows a notice about something unsaved, which the next save takes away
 */
export function useNoticeUntilSave(isSaving: boolean): (notice: Notice) => void {
  const toasts = useToasts();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (!isSaving || shown.current === null) return;
    toasts.dismiss(shown.current);
    shown.current = null;
  }, [isSaving, toasts]);
  return useCallback(
    (notice) => {
      shown.current = toasts.show(notice);
    },
    [toasts],
  );
}
