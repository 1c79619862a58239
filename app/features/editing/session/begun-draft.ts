import {
  isStillOpen,
  isUnclaimed,
  type LocalDraft,
  readDraft,
  removeDraft,
  setAside,
} from "~/features/editing/local-draft";

/**
 * @param names the names under which the editor's session finds a new thing, the user's own first
 * @param userId undefined without an account
 * @param read the displayed part of the draft; null for invalid data
 * @returns the thing that was begun in this browser and never stored, which the editor opens with; null without one
 */
export function begunDraft<T>(
  names: readonly string[],
  userId: string | undefined,
  read: (value: unknown) => T | null,
): T | null {
  for (const name of names) {
    const draft = readDraft(name, read);
    if (draft && isOpened(draft, name === names[0], userId)) return draft.value;
  }
  return null;
}

/** Another thing takes its place. What waits on the server for its sign-up stays there. */
export function giveUpBegun(names: readonly string[]): void {
  for (const name of names) {
    const id = readDraft(name, (value) => value ?? null)?.temporaryId;
    if (id) setAside([id]);
    removeDraft(name);
  }
}

function isOpened(draft: LocalDraft<unknown>, isOwn: boolean, userId: string | undefined): boolean {
  if (!userId) return isStillOpen(draft);
  return isOwn || isUnclaimed(draft);
}
