import { isOthers, keyOf, leaveDraft, readEntry, removeDraft, storeDraft } from "./local-draft";

/** Renames a user's draft as a new one, since its thing is deleted; a new one that was begun waits. @returns whether there was one */
export function renameAsNew(name: string, newName: string, userId: string | undefined): boolean {
  try {
    const stored = readEntry(name);
    if (!stored || isOthers(stored, userId)) return false;
    leaveDraft(newName);
    storeDraft(newName, { value: stored.value, version: null });
    removeDraft(name);
    return true;
  } catch {
    return false;
  }
}

/** Gives what is unsaved under a name another value, such as an address that it did not have yet. */
export function changeDraft(name: string, change: (value: unknown) => unknown): void {
  try {
    const stored = readEntry(name);
    if (stored) localStorage.setItem(keyOf(name), JSON.stringify({ ...stored, value: change(stored.value) }));
  } catch {
    // What is stored stays as it is.
  }
}

/** Whether anything unsaved of a user is stored under a name. */
export function hasDraft(name: string, userId: string | undefined): boolean {
  try {
    const stored = readEntry(name);
    return stored !== null && !isOthers(stored, userId);
  } catch {
    return false;
  }
}
