import { type ReactNode, useEffect, useState } from "react";
import { lateToasts, type Region } from "./late-toasts";
import { ToastContext, type Toasts } from "./toast-queue";

interface ToastProviderProps {
  /** Name of the region, for screen readers. */
  label: string;
  /** Name of the button that closes a notice. */
  closeLabel: string;
  /** Called once, when notices can be shown immediately. */
  onReady?: (toasts: Toasts) => unknown;
  children: ReactNode;
}

/** Without input, the notices' code is loaded after this delay: a notice may report that the network is down. */
const QUIET_MS = 3_000;

/**
 * Provides `useToasts` to its children and shows the notices. Their code is loaded on the first input, or shortly after
 * the screen; earlier notices are queued.
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
