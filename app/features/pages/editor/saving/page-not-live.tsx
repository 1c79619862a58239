import { lazy, Suspense } from "react";
import { notLiveReason } from "~/domain/pages/state";
import { useEditor } from "~/features/pages/editor/editor-context";
import { useRoot } from "~/features/shell/use-root";
import { loadWithMessages } from "~/i18n/with-messages";

const NotLiveNotice = lazy(async () => {
  const part = await loadWithMessages(["sharing"], () => import("./not-live-notice"));
  return { default: part.NotLiveNotice };
});

/** Shown while visitors do not see the saved page, unless by the owner's choice. */
export function PageNotLive() {
  const meta = useEditor(({ stored }) => stored);
  const { user } = useRoot();
  const reason = meta ? notLiveReason(meta, user?.isPaid ?? false) : null;
  if (!reason || reason === "owner" || reason === "draft" || reason === "free") return null;
  return (
    <Suspense>
      <NotLiveNotice reason={reason} />
    </Suspense>
  );
}
