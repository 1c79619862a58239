import { useTranslation } from "react-i18next";
import type { Failure } from "~/domain/errors";
import { backToFree } from "~/domain/pages/back-to-free";
import { apiFetch } from "~/features/editing/api-fetch";
import { blockedBy } from "~/features/editing/session/save";
import { usePageSession } from "~/features/pages/editor/editor-context";
import { inputOf, type PageDraft } from "~/features/pages/editor/page-draft";
import { useRoot } from "~/features/shell/use-root";
import { dropFromBrowser, hasLocalImages, storeInBrowser } from "./browser-version";

/**
 * Saves what of the page is free, once the page as it is has been stored as its paid version: with the page, and without
 * an account in this browser. A page that is not stored yet gets it behind its first save; until then, and with images
 * that only this browser has, it is here as well.
 */
export function useBackToFree(): () => Promise<void> {
  const { user } = useRoot();
  const { edit, draft, save, say, store, unblock } = usePageSession();
  const { t } = useTranslation("editing");
  const { t: tError } = useTranslation("errors");

  async function storeWithPage(id: string, before: PageDraft) {
    // Its address is the page's own, and no part of a version.
    const { slug: _slug, ...page } = inputOf(before, false);
    return apiFetch("PUT /editor/:id/paid-version", { params: { id }, body: { page } });
  }

  function tell({ messageKey, params }: Failure, retry?: () => void): void {
    say({
      type: "error",
      title: t("failed.title"),
      text: tError(messageKey, params ?? {}),
      ...(retry && { duration: null, action: { label: t("failed.again"), onAction: retry } }),
    });
  }

  async function storeBehind(id: string, before: PageDraft): Promise<void> {
    const result = await storeWithPage(id, before);
    // The free page is saved by now: what it was before can only be stored by asking again.
    if (!result.ok) tell(result.error, () => void storeBehind(id, before));
    else if (!hasLocalImages(before)) dropFromBrowser(user?.id);
  }

  return async () => {
    const before = draft();
    const stored = store.getState().stored;
    if (!user?.acting && !stored) storeInBrowser(before, user?.id);
    if (user && stored) {
      const result = await storeWithPage(stored.id, before);
      if (!result.ok) {
        // Deleted, or logged out, meanwhile: a notice has the way on.
        if (blockedBy(store, result.error)) return;
        unblock();
        tell(result.error);
        return;
      }
    }
    unblock();
    const free = { ...before, content: backToFree(before.content) };
    edit(free);
    await save({ draft: free });
    const made = store.getState().stored;
    if (user && !stored && made) await storeBehind(made.id, before);
  };
}
