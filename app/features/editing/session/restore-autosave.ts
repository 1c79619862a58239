import {
  isOthers,
  isStillOpen,
  isUnclaimed,
  type LocalDraft,
  readDraft,
  removeDraft,
  setAside,
  storeDraft,
  takeDraft,
} from "~/features/editing/local-draft";
import { nameOf, newDraftName } from "./autosave";
import type { EditingTypes } from "./session";
import type { SessionStore } from "./store";

/** Restores unsaved changes from this browser, images included. */
export async function restoreAutosave<T extends EditingTypes>(
  store: SessionStore<T>,
  userId: string | undefined,
): Promise<void> {
  const found = findAutosave(store, userId);
  if (!found) return;
  const { draft, base } = await shownAgain(store, found);
  const { version, temporaryId, idempotencyKey } = found;
  store.dispatch({ type: "restored", draft, version, base, temporaryId, idempotencyKey, at: Date.now() });
}

/**
 * The draft and its base, with images that can be shown again. If the part that does this cannot be loaded, the images
 * stay where they are until the next reload.
 */
async function shownAgain<T extends EditingTypes>(
  store: SessionStore<T>,
  found: LocalDraft<T["draft"]>,
): Promise<{ draft: T["draft"]; base?: T["draft"] }> {
  const { value: draft, base } = found;
  if (!JSON.stringify([draft, base]).includes('"blob:')) return { draft, base };
  return import("./shown-images").then(
    ({ withShownImages }) => withShownImages(store, found),
    () => ({ draft, base }),
  );
}

function findAutosave<T extends EditingTypes>(
  store: SessionStore<T>,
  userId: string | undefined,
): LocalDraft<T["draft"]> | null {
  const { kind, parse } = store.description;
  const name = nameOf(store, userId);
  const own = readDraft(name, parse);
  if (isOthers(own, userId)) return null;
  takeDraft(name);
  if (store.getState().stored) return own;
  if (!userId) return own && handedOver(own);
  if (own) return own;
  // Input from before the login continues as the user's.
  const anonymous = newDraftName(kind, undefined);
  const draft = readDraft(anonymous, parse);
  const typed = draft && unclaimed(draft);
  if (!typed) return null;
  storeDraft(newDraftName(kind, userId), typed);
  removeDraft(anonymous);
  return typed;
}

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
