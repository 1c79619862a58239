import { useState } from "react";
import { useTranslation } from "react-i18next";
import { featuresOfCardParts } from "~/domain/billing/feature-of";
import { withoutSampleContacts } from "~/domain/cards/samples";
import { BROWSER_DAYS } from "~/features/editing/paid-version/browser-version";
import { PlanDialog } from "~/features/editing/plan-dialog";
import { noteLeftOut } from "~/features/editing/session/left-out";
import { useJoined } from "~/features/shell/use-joined";
import { useRoot } from "~/features/shell/use-root";
import { useCard, useCardEditor, useCardSession } from "./card-context";
import { usePaidNames } from "./plan-notice";
import { useCardToFree } from "./use-card-to-free";

const NONE: readonly string[] = [];

/** The choice of a free user whose card contains paid parts. */
export function PaidCardDialog() {
  const { t } = useTranslation("cards");
  const { save, unblock } = useCardSession();
  const backToFree = useCardToFree();
  // As returned by the server: the plan may have ended since this screen was opened.
  const fields = useCardEditor(({ obstacle }) => (obstacle?.kind === "paid" ? obstacle.fields : NONE));
  const names = usePaidNames(fields);
  const features = useJoined()(names);
  const { user } = useRoot();
  const card = useCard();
  const isNew = useCardEditor(({ stored }) => stored === null);
  const [isPending, setPending] = useState(false);
  const hasSamples = isNew && withoutSampleContacts(card.contacts, card.prefill).left.length > 0;
  return (
    <PlanDialog
      title={t("plan.title")}
      text={t("plan.text", { features })}
      wanted={featuresOfCardParts(fields)}
      isOpen
      onClose={unblock}
      onSignUp={user ? undefined : () => void save({ isForPlan: true })}
      isPending={isPending}
      onBackToFree={() => {
        setPending(true);
        void backToFree().then((free) => {
          setPending(false);
          unblock();
          if (!user && free.code) noteLeftOut(free.code, { paid: names });
          void save({ draft: free });
        });
      }}
    >
      {hasSamples ? <p className="text-muted">{t("plan.examples")}</p> : null}
      <p className="text-muted">{t("plan.storedHere", { days: BROWSER_DAYS })}</p>
    </PlanDialog>
  );
}
