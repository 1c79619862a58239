import type { PlanFeature } from "~/domain/billing/plans";

/** Where somebody goes on after paying; for this tab alone, until it is closed. */
const KEY = "after-paying";

export interface ReturnPlace {
  /** A path of the app without the language's prefix, which the server found to be one to come back to. */
  back?: string;
  for?: PlanFeature;
}

/** Stores where to go on; storage may be forbidden, and then it is the dashboard. */
export function storeReturnPlace(place: ReturnPlace): void {
  try {
    if (place.back) sessionStorage.setItem(KEY, place.back);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Nothing is lost but the way back.
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
