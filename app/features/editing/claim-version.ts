/** In localStorage, of the one page that was taken back to free last without an account: the version with its paid parts. */
export const VERSION_KEY = "paid-version";

/** Drafts of this browser became a user's: so does the version, which others who use the browser do not see then. */
export function claimVersion(userId: string): void {
  try {
    const stored = JSON.parse(localStorage.getItem(VERSION_KEY) ?? "null");
    if (typeof stored !== "object" || stored === null || "owner" in stored) return;
    localStorage.setItem(VERSION_KEY, JSON.stringify({ ...stored, owner: userId }));
  } catch {
    // It stays nobody's, and is not offered to users.
  }
}
