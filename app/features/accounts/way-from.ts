/** The screen from which an identity provider was opened; stored per tab, until it is closed. */
const KEY = "way-from";

export type WayFrom = "login" | "sign-up";

/** Without storage, a failed provider sign-in returns to the login. */
export function noteWayFrom(screen: WayFrom): void {
  try {
    sessionStorage.setItem(KEY, screen);
  } catch {
    // The two screens link to each other.
  }
}

/** @returns the screen that the user came from */
export function wayFrom(): WayFrom {
  try {
    return sessionStorage.getItem(KEY) === "sign-up" ? "sign-up" : "login";
  } catch {
    return "login";
  }
}
