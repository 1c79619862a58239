const KEY = "drafts";
const MOST = 10;

/** Remembers a draft that was saved without an account, for the sign-up or login to turn it into the user's own. */
export function rememberDraft(id: string): void {
  write([id, ...draftIds().filter((known) => known !== id)].slice(0, MOST));
}

/** @returns the drafts of this browser, newest first */
export function draftIds(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** Takes drafts off the list that became somebody's own, or belong to an account by now. */
export function forgetDrafts(ids: readonly string[]): void {
  write(draftIds().filter((id) => !ids.includes(id)));
}

function write(ids: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Without storage a draft lives as long as its tab: nothing to mend here.
  }
}
