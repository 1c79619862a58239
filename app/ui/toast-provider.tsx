import { type ReactNode, useEffect, useState } from "react";
import { lateToasts, type Region } from "./late-toasts";
import { ToastContext, type Toasts } from "./toast-queue";

interface ToastProviderProps {
  /** Name of the region, for screen readers. */
  label: string;
  /** Name of the button that closes a notice. */
  closeLabel: string;
  /** Called once, when notices can be shown at once. */
  onReady?: (toasts: Toasts) => unknown;
  children: ReactNode;
}

/** When nobody typed until then, what shows notices is loaded after this time: a notice may say that the network is gone. */
const QUIET_MS = 3_000;

/**
 * Gives everything below it `useToasts`, and shows the notices. What draws them is loaded with the first key, or a moment
 * after the screen; a notice that is earlier waits for it.
 */
export function ToastProvider({ label, closeLabel, onReady, children }: ToastProviderProps) {
  const [region, setRegion] = useState<Region | null>(null);
  const [{ toasts, load }] = useState(() => lateToasts(setRegion, onReady));
  useEffect(() => {
    const timer = setTimeout(load, QUIET_MS);
    document.addEventListener("input", load, { once: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("input", load);
    };
  }, [load]);
  return (
    <ToastContext.Provider value={toasts}>
      {children}
      {region ? <region.ToastRegion label={label} closeLabel={closeLabel} /> : null}
    </ToastContext.Provider>
  );
}
