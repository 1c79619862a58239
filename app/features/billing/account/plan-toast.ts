import { type Notice, useToasts } from "~/ui/toast-queue";

let shown: string | undefined;

/** @returns a function that shows a notice about the plan's state, and dismisses the previous one */
export function usePlanToast(): (notice: Notice) => void {
  const toasts = useToasts();
  return (notice) => {
    if (shown) toasts.dismiss(shown);
    shown = toasts.show(notice);
  };
}
