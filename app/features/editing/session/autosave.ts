import { isUnstoredImage } from "~/features/editing/images/local-images";
import { dropDraft, dropMade, storeDraft } from "~/features/editing/local-draft";
import { type EditingDescription, imagesIn } from "./description";
import type { EditingTypes } from "./session";
import type { SessionStore } from "./store";

const WAIT_MS = 300;

/** The storage name of a new thing in this browser; without an account `userId` is undefined. */
export function newDraftName(
  kind: EditingDescription<EditingTypes>["kind"],
  userId: string | undefined,
): string {
  return `${kind}:new:${userId ?? "anonymous"}`;
}

/** The storage name of what a session edits. */
export function nameOf<T extends EditingTypes>(
  { description, getState }: SessionStore<T>,
  userId?: string,
): string {
  const { stored } = getState();
  const { kind, keyOf } = description;
  return stored ? `${kind}:${keyOf(stored)}` : newDraftName(kind, userId);
}

/** Stores unsaved changes in this browser at once: the screen may be closed before the autosave delay is over. */
export function autosaveNow<T extends EditingTypes>(
  store: SessionStore<T>,
  userId: string | undefined,
): void {
  const { history, stored, saved, hasMergeBase, isDirty, temporaryId, idempotencyKey } = store.getState();
  const name = nameOf(store, userId);
  // A draft stored without an account stays here too: the visitor may come back before signing up.
  if (!isDirty && !temporaryId && !idempotencyKey) {
    dropDraft(name);
    return;
  }
  const base = (stored || temporaryId) && hasMergeBase ? saved : undefined;
  const version = stored?.version ?? null;
  const value = history.present;
  const isStored =
    storeDraft(name, { value, version, base, temporaryId, userId, idempotencyKey }) &&
    !imagesIn(store.description, value).some(({ address }) => isUnstoredImage(address));
  store.dispatch({ type: "autosaved", isStored });
}

/**
 * Stores unsaved changes in this browser after each pause, so that a reload or a crash loses nothing.
 * @returns a function that ends it
 */
export function startAutosave<T extends EditingTypes>(
  store: SessionStore<T>,
  userId: string | undefined,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = store.getState();
  let name = nameOf(store, userId);
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    autosaveNow(store, userId);
  };
  const stop = store.subscribe(() => {
    const now = store.getState();
    const before = last;
    last = now;
    const nextName = nameOf(store, userId);
    // A new thing was stored: later input is a change of it.
    if (nextName !== name) dropDraft(name);
    name = nextName;
    if (now.stored && before.idempotencyKey) dropMade(before.idempotencyKey);
    // Stored before the request: the tab may be closed before the response arrives.
    if (now.idempotencyKey && now.idempotencyKey !== before.idempotencyKey) return keep();
    if (before.isDirty && !now.isDirty) return keep();
    if (!now.isDirty && now.temporaryId === before.temporaryId) return;
    const isSame =
      now.history.present === before.history.present &&
      now.saved === before.saved &&
      now.stored === before.stored &&
      now.temporaryId === before.temporaryId;
    if (isSame) return;
    clearTimeout(timer);
    timer = setTimeout(keep, WAIT_MS);
  });
  const onLeave = () => {
    if (timer !== undefined) keep();
  };
  window.addEventListener("pagehide", onLeave);
  return () => {
    stop();
    window.removeEventListener("pagehide", onLeave);
    onLeave();
  };
}
