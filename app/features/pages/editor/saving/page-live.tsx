import { lazy, Suspense } from "react";
import { useEditor } from "~/features/pages/editor/editor-context";

const PageLiveTold = lazy(async () => ({ default: (await import("./page-live-told")).PageLiveTold }));

/** What is told once a page has gone live, until it is closed or the page is not live any more. */
export function PageLive() {
  const isTold = useEditor(({ view, stored }) => view.isLiveTold && stored?.state === "published");
  return isTold ? (
    <Suspense>
      <PageLiveTold />
    </Suspense>
  ) : null;
}
