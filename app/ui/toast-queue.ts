import { createContext, useContext } from "react";

export type ToastType = "info" | "success" | "error" | "warn";

export interface Notice {
  title: string;
  text?: string;
  type?: ToastType;
  /** Milliseconds, or null to stay until closed. Default: 10 s for success and error, none for info, else 3 s. */
  duration?: number | null;
  /** One thing to do about it, such as undoing it; closes the notice. */
  action?: { label: string; onAction: () => void };
  onClose?: () => void;
}

export interface Toasts {
  /** Shows a notice and returns the key that dismisses it. */
  show: (notice: Notice) => string;
  dismiss: (key: string) => void;
}

export const ToastContext = createContext<Toasts | null>(null);

/** How long a notice stays, in milliseconds; undefined means until it is closed. */
export function toastTimeout({ type, duration }: Pick<Notice, "type" | "duration">): number | undefined {
  if (duration !== undefined) return duration ?? undefined;
  if (type === "success" || type === "error") return 10_000;
  return type === "info" ? undefined : 3_000;
}

/** Shows and dismisses notices. Throws outside of a ToastProvider. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error("useToasts needs a ToastProvider above it");
  return toasts;
}
