import { isSameJson } from "~/domain/same-json";
import { draftIds } from "~/features/editing/draft-ids";
import { bringBackImages, isLocalImage, sweepStoredImages } from "~/features/editing/images/local-images";
import {
  dropDraft,
  dropMade,
  type LocalDraft,
  readDraft,
  removeDraft,
  setAside,
  storeDraft,
} from "~/features/editing/local-draft";
import { type EditingDescription, exchangeImages, imagesIn, withImagesOf } from "./description";
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
  const isStored = storeDraft(name, { value: history.present, version, base, temporaryId, idempotencyKey });
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

/** Restores unsaved changes from this browser, images included. */
export async function restoreAutosave<T extends EditingTypes>(
  store: SessionStore<T>,
  userId: string | undefined,
): Promise<void> {
  const found = findAutosave(store, userId);
  void sweepStoredImages();
  if (!found) return;
  const { draft, base } = await withShownImages(store, found);
  const { version, temporaryId, idempotencyKey } = found;
  store.dispatch({ type: "restored", draft, version, base, temporaryId, idempotencyKey, at: Date.now() });
}

function findAutosave<T extends EditingTypes>(
  store: SessionStore<T>,
  userId: string | undefined,
): LocalDraft<T["draft"]> | null {
  const { description } = store;
  const { formerNames = [] } = description;
  const own = readDraft(nameOf(store, userId), description.parse);
  if (store.getState().stored) return own;
  if (!userId) return own ? handedOver(own) : (firstOf(formerNames, description, handedOver)?.draft ?? null);
  if (own) return own;
  // Input from before the login continues as the user's.
  const names = [newDraftName(description.kind, undefined), ...formerNames];
  const typed = firstOf(names, description, unclaimed);
  if (!typed) return null;
  storeDraft(newDraftName(description.kind, userId), typed.draft);
  removeDraft(typed.name);
  return typed.draft;
}

function firstOf<T extends EditingTypes>(
  names: readonly string[],
  { parse }: EditingDescription<T>,
  take: (draft: LocalDraft<T["draft"]>) => LocalDraft<T["draft"]> | null,
): { name: string; draft: LocalDraft<T["draft"]> } | null {
  for (const name of names) {
    const draft = readDraft(name, parse);
    const taken = draft && take(draft);
    if (taken) return { name, draft: taken };
  }
  return null;
}

/** Whether a draft can be continued without an account: one on the server only until its sign-up. */
export const isStillOpen = ({ temporaryId }: LocalDraft<unknown>): boolean =>
  !temporaryId || draftIds().includes(temporaryId);

/** Whether it continues after signing in: one stored before is the account's by now, unless it was changed since. */
export const isUnclaimed = ({ temporaryId, base, value }: LocalDraft<unknown>): boolean =>
  !temporaryId || (base !== undefined && !isSameJson(base, value));

/** A draft stored on the server without an account continues from its stored state. */
function handedOver<D>(draft: LocalDraft<D>): LocalDraft<D> | null {
  if (!isStillOpen(draft)) return null;
  return draft.temporaryId ? { ...draft, base: draft.base ?? draft.value } : draft;
}

/**
 * What was stored on the server before signing in already belongs to the account, or is pending on its lists; later
 * input does not.
 */
function unclaimed<D>(draft: LocalDraft<D>): LocalDraft<D> | null {
  const { temporaryId, base: _base, ...rest } = draft;
  if (!temporaryId) return draft;
  if (isUnclaimed(draft)) return rest;
  setAside([temporaryId]);
  return null;
}

/**
 * A draft and its base from before a reload, with images that can be shown again. In place of a missing one is what is
 * stored: a save must not remove that.
 */
async function withShownImages<T extends EditingTypes>(
  { description, getState }: SessionStore<T>,
  { value, base }: LocalDraft<T["draft"]>,
): Promise<{ draft: T["draft"]; base: T["draft"] | undefined }> {
  const { stored, saved } = getState();
  const before = base ?? (stored ? saved : undefined);
  const local = localImagesOf(
    [value, ...(base ? [base] : [])].flatMap((draft) => imagesIn(description, draft)),
  );
  const found = await bringBackImages([...new Set(local)]);
  const shown = (draft: T["draft"]) =>
    exchangeImages(description, draft, (address) => (isLocalImage(address) ? found.get(address) : address));
  const isMissing = (address: string) => isLocalImage(address) && !found.has(address);
  const whole = before ? withImagesOf(description, value, before, isMissing) : value;
  return { draft: shown(whole), base: base && shown(base) };
}

/** The addresses of images that are stored only in this browser. */
export function localImagesOf(images: readonly { address: string }[]): string[] {
  return images.flatMap(({ address }) => (isLocalImage(address) ? [address] : []));
}
