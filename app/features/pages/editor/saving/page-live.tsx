import { lazy, Suspense } from "react";
import { useEditor } from "~/features/pages/editor/editor-context";
import { loadWithMessages } from "~/i18n/with-messages";

const PageLiveTold = lazy(async () => {
  const part = await loadWithMessages(["sharing"], () => import("./page-live-told"));
  return { default: part.PageLiveTold };
});

/** What is told once a page has gone live, until it is closed or the page is not live any more. */
export function PageLive() {
  const isTold = useEditor(({ view, stored }) => view.isLiveTold && stored?.state === "published");
  return isTold ? (
    <Suspense>
      <PageLiveTold />
    </Suspense>
  ) : null;
}
