import { Suspense, useEffect, useState } from "react";
import { useEditor, usePageSession } from "~/features/pages/editor/editor-context";
import { lateNotice } from "~/features/shell/late-notice";
import { useRoot } from "~/features/shell/use-root";
import { loadWithMessages } from "~/i18n/with-messages";
import type { StoredVersion } from "./paid-version-notice";

const PaidVersionNotice = lateNotice(async () => {
  const part = await loadWithMessages(["pagePlan", "sharing"], () => import("./paid-version-notice"));
  return part.PaidVersionNotice;
});

/**
 * The version of a page from before it was reduced to the free plan: offered to a subscriber, and without an account, and
 * named to a free user.
 * @param at when it was, as an ISO instant
 */
export function PaidVersion({ at }: { at: string | null }) {
  // A page that was begun without an account is restored after the first render.
  const page = useEditor(({ history, stored }) => stored?.id ?? history.present.content.blocks.length);
  return <VersionOf key={page} at={at} />;
}

function VersionOf({ at }: { at: string | null }) {
  const { draft } = usePageSession();
  const { user } = useRoot();
  const isOffered = !user?.acting;
  const userId = user?.id;
  const [version, setVersion] = useState<StoredVersion | null>(null);
  useEffect(() => {
    if (!isOffered) return setVersion(null);
    let isClosed = false;
    void import("./browser-version").then(({ timeInBrowser }) => {
      const here = timeInBrowser(draft(), userId);
      if (isClosed) return;
      if (here !== null) setVersion({ place: "browser", at: new Date(here) });
      else if (at) setVersion({ place: "server", at: new Date(at) });
    });
    return () => {
      isClosed = true;
    };
  }, [isOffered, at, draft, userId]);
  return version ? (
    <Suspense>
      <PaidVersionNotice version={version} />
    </Suspense>
  ) : null;
}
