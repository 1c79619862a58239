import { type Notice, useToasts } from "~/ui/toast-queue";

let shown: string | undefined;

/** @returns what tells of the plan's state in a notice; an earlier one, which holds no more, goes */
export function usePlanToast(): (notice: Notice) => void {
  const toasts = useToasts();
  return (notice) => {
    if (shown) toasts.dismiss(shown);
    shown = toasts.show(notice);
  };
}
