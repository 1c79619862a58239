import {
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_ToastQueue as ToastQueue,
} from "react-aria-components";
import { Toast } from "./toast";
import { type Notice, toastTimeout } from "./toast-queue";

const queue = new ToastQueue<Notice>({ maxVisibleToasts: 4 });

/** Shows a notice. @returns what takes it away */
export function addToast(notice: Notice): () => void {
  const key = queue.add(notice, { timeout: toastTimeout(notice), onClose: notice.onClose });
  return () => queue.close(key);
}

interface ToastRegionProps {
  /** Name of the region, for screen readers. */
  label: string;
  /** Name of the button that closes a notice. */
  closeLabel: string;
}

/**
 * The notices that are shown. Timers stop while one is hovered or focused. A bar at the foot of a narrow screen, marked
 * `data-foot-bar`, stays free; so do the buttons of a dialog, which are at the foot of a phone.
 */
export function ToastRegion({ label, closeLabel }: ToastRegionProps) {
  return (
    <AriaToastRegion
      queue={queue}
      aria-label={label}
      className="fixed end-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-60 flex max-[1024px]:[:root:has([data-foot-bar])_&]:bottom-[calc(4.5rem+env(safe-area-inset-bottom))] max-sm:[:root:has([role=dialog],[role=alertdialog]:not([role=region]_*))_&]:top-4 max-sm:[:root:has([role=dialog],[role=alertdialog]:not([role=region]_*))_&]:bottom-auto max-sm:start-4 flex-col-reverse items-end gap-2 rounded-md outline-none data-focus-visible:ring-focus"
    >
      {({ toast }) => <Toast toast={toast} closeLabel={closeLabel} onClose={() => queue.close(toast.key)} />}
    </AriaToastRegion>
  );
}
