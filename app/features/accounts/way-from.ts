/** From where somebody went to an identity provider; for this tab alone, until it is closed. */
const KEY = "way-from";

export type WayFrom = "login" | "sign-up";

/** Storage may be forbidden: then a way that comes to nothing leads back to the login. */
export function noteWayFrom(screen: WayFrom): void {
  try {
    sessionStorage.setItem(KEY, screen);
  } catch {
    // Each of the two screens leads to the other.
  }
}

/** @returns the screen that somebody came from */
export function wayFrom(): WayFrom {
  try {
    return sessionStorage.getItem(KEY) === "sign-up" ? "sign-up" : "login";
  } catch {
    return "login";
  }
}
