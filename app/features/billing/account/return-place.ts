import type { PlanFeature } from "~/domain/billing/plans";

/** Where the user continues after paying; stored per tab, until it is closed. */
const KEY = "after-paying";

export interface ReturnPlace {
  /** A path of the app without the language prefix, which the server accepted as a return path. */
  back?: string;
  for?: PlanFeature;
}

/** Stores where to continue; without storage it is the dashboard. */
export function storeReturnPlace(place: ReturnPlace): void {
  try {
    if (place.back) sessionStorage.setItem(KEY, place.back);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Only the return path is lost.
  }
}

/** @returns the stored path, if it is one of this app */
export function storedReturnPlace(): string | null {
  try {
    const back = sessionStorage.getItem(KEY);
    return back && /^\/[a-z]/.test(back) ? back : null;
  } catch {
    return null;
  }
}
