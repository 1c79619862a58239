import { useSyncExternalStore } from "react";
import type { PlanFeature } from "~/domain/billing/plans";

/** The plans over the screen that is shown: what was wanted when they were opened. */
export interface OpenPlans {
  wanted: readonly PlanFeature[];
}

let opened: OpenPlans | null = null;
const listeners = new Set<() => void>();

function tell(next: OpenPlans | null): void {
  opened = next;
  for (const listener of listeners) listener();
}

/** Opens the plans over the screen that is shown, at what was wanted. */
export const openPlans = (...wanted: readonly PlanFeature[]): void => tell({ wanted });

export const closePlans = (): void => tell(null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns what the plans are open for; null while they are closed */
export function useOpenPlans(): OpenPlans | null {
  return useSyncExternalStore(
    subscribe,
    () => opened,
    () => null,
  );
}
