import { useFreshLocks } from "~/features/editing/use-fresh-locks";
import type { PageSession } from "~/features/pages/editor/editor-context";
import { PAGE_EDITING } from "~/features/pages/editor/page-session";
import { storedWithLook, withLook } from "./live-look";

/** Keeps the page's look locks up to date. @param isPaid whether a look can be applied to the page at all */
export function useLiveLook({ store }: PageSession, isPaid: boolean): void {
  useFreshLocks(store, isPaid, async (stored) => {
    const result = await PAGE_EDITING.calls.read(stored.id);
    if (!result.ok) return null;
    const { saved } = store.getState();
    return {
      correct: (draft) => withLook(draft, stored, result.value),
      stored: storedWithLook(saved, stored, result.value),
    };
  });
}
