import { Suspense } from "react";
import { useEditor } from "~/features/pages/editor/editor-context";
import { lateNotice } from "~/features/shell/late-notice";
import { loadWithMessages } from "~/i18n/with-messages";

const PageLiveTold = lateNotice(async () => {
  const part = await loadWithMessages(["sharing"], () => import("./page-live-told"));
  return part.PageLiveTold;
});

/** Shown once a page was published, until it is closed or the page is no longer live. */
export function PageLive() {
  const isTold = useEditor(({ view, stored }) => view.isLiveTold && stored?.state === "published");
  return isTold ? (
    <Suspense>
      <PageLiveTold />
    </Suspense>
  ) : null;
}
