import { Suspense, useEffect, useState } from "react";
import { isProPage } from "~/domain/pages/entitlement";
import { notLiveReason } from "~/domain/pages/state";
import { useEditor } from "~/features/pages/editor/editor-context";
import { lateNotice } from "~/features/shell/late-notice";
import { useRoot } from "~/features/shell/use-root";
import { loadWithMessages } from "~/i18n/with-messages";

const NotLiveNotice = lateNotice(async () => {
  const part = await loadWithMessages(["sharing"], () => import("./not-live-notice"));
  return part.NotLiveNotice;
});

/** Shown while visitors do not see the saved page, unless by the owner's choice, and before a save would ask for a plan. */
export function PageNotLive() {
  const meta = useEditor(({ stored }) => stored);
  const isPaid = useRoot().user?.isPaid ?? false;
  const usesPro = useEditor(({ history }) => !isPaid && isProPage(history.present.content));
  const reason = (meta && notLiveReason(meta, isPaid)) ?? "free";
  const shown = reason !== "free" && reason !== "owner" && reason !== "draft" ? reason : usesPro && "uses";
  // Opening the editor may change it at once, which a boundary with content does not bear before its hydration.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated && shown ? (
    <Suspense>
      <NotLiveNotice reason={shown} />
    </Suspense>
  ) : null;
}
