import { localImagesOf } from "~/features/editing/images/bring-back-images";
import { dropStoredImages, imageAt, withStore } from "~/features/editing/images/local-images";
import { imagesIn } from "./description";
import type { EditingSession } from "./editing-session";
import type { EditingTypes } from "./session";

/**
 * Gives up what is unsaved of a session.
 * @returns puts it back as it was, made on the version that it was made on
 */
export function discardUnsaved<T extends EditingTypes>({ store }: EditingSession<T>): () => void {
  const { getState, dispatch, description } = store;
  const { history, stored, saved, hasMergeBase, temporaryId, idempotencyKey } = getState();
  const draft = history.present;
  const images = localImagesOf(imagesIn(description, draft));
  dropStoredImages(images);
  dispatch({ type: "discarded", at: Date.now() });
  return () => {
    storeImages(images);
    const base = (stored || temporaryId) && hasMergeBase ? saved : undefined;
    const version = stored?.version ?? null;
    dispatch({ type: "restored", draft, version, base, temporaryId, idempotencyKey, at: Date.now() });
  };
}

/** Stores images of this tab again that were dropped. */
function storeImages(addresses: readonly string[]): void {
  void withStore("readwrite", (store) => {
    for (const address of addresses) {
      const blob = imageAt(address);
      if (blob) store.put(blob, address);
    }
    return store.count();
  });
}
