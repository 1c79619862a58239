import { lazy, Suspense, useEffect, useState } from "react";
import { paidCardFeatures } from "~/domain/cards/entitlement";
import type { BrowserVersion } from "~/features/editing/paid-version/browser-version";
import { useRoot } from "~/features/shell/use-root";
import { loadWithMessages } from "~/i18n/with-messages";
import { useCardEditor, useCardSession } from "./card-context";
import type { EditedCard } from "./edited-card";

const CardVersionNotice = lazy(async () => {
  const part = await loadWithMessages(["paidVersion"], () => import("./card-version-notice"));
  return { default: part.CardVersionNotice };
});

/** What this browser has of a card from before it was reduced to the free plan. */
export function CardVersion() {
  const { draft } = useCardSession();
  const { user } = useRoot();
  const isActing = user?.acting != null;
  // A draft is restored after the first render; and a card that becomes the free one has a version from then on.
  const isFree = useCardEditor(({ history }) => paidCardFeatures(history.present).length === 0);
  const card = useCardEditor(({ history }) => history.present.contacts.map(({ key }) => key).join());
  const [version, setVersion] = useState<BrowserVersion<EditedCard> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may be another card, or its free version by now
  useEffect(() => {
    if (isActing) return setVersion(null);
    let isClosed = false;
    void import("./card-versions").then(({ cardVersions }) => {
      if (!isClosed) setVersion(cardVersions.find(draft()));
    });
    return () => {
      isClosed = true;
    };
  }, [isActing, card, isFree, draft]);
  return version ? (
    <Suspense>
      <CardVersionNotice key={version.at} version={version} />
    </Suspense>
  ) : null;
}
