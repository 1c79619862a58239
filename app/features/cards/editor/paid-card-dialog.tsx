import { useTranslation } from "react-i18next";
import { featuresOfCardParts } from "~/domain/billing/feature-of";
import { newPaidFeatures, paidCardFeatures } from "~/domain/cards/entitlement";
import { withoutSampleContacts } from "~/domain/cards/samples";
import { CARD_IMAGE_SLOTS, type CardContent } from "~/domain/cards/schema";
import { PlanDialog } from "~/features/editing/plan-dialog";
import { useJoined } from "~/features/shell/use-joined";
import { useRoot } from "~/features/shell/use-root";
import { useCard, useCardEditor, useCardSession } from "./card-context";
import { useCardWithoutNewPaid } from "./use-card-to-free";
import { usePaidNames } from "./use-paid-parts";

/** The pictures that a save would add or change. */
const newImages = (card: CardContent, saved: CardContent | null) =>
  newPaidFeatures(card, saved).filter((part) => CARD_IMAGE_SLOTS.some((slot) => slot === part));

/** The choice of a free user whose card contains paid parts. */
export function PaidCardDialog() {
  const { t } = useTranslation("cards");
  const { save, unblock } = useCardSession();
  const withoutNewPaid = useCardWithoutNewPaid();
  // Of the server, since the plan may have ended since this screen was opened, and images, which it was not sent yet.
  const parts = useCardEditor(({ obstacle, history, stored, saved }) =>
    obstacle?.kind === "paid"
      ? [...new Set([...obstacle.fields, ...newImages(history.present, stored && saved)])].join()
      : "",
  );
  const fields = parts === "" ? [] : parts.split(",");
  const names = usePaidNames(fields);
  const features = useJoined()(names);
  const { user } = useRoot();
  const card = useCard();
  const isNew = useCardEditor(({ stored }) => stored === null);
  // Of a plan that is over the card has paid parts, which stay.
  const isKept = useCardEditor(
    ({ stored, saved }) => stored !== null && paidCardFeatures(saved).some((part) => fields.includes(part)),
  );
  const hasSamples = isNew && withoutSampleContacts(card.contacts, card.prefill).left.length > 0;
  return (
    <PlanDialog
      title={t("plan.title")}
      text={t(isKept ? "plan.textKept" : user ? "plan.text" : "plan.textHidden", { features })}
      freeLabel={isKept ? t("plan.saveRest") : undefined}
      wanted={featuresOfCardParts(fields)}
      isOpen
      onClose={unblock}
      onSignUp={user ? undefined : () => void save({ isForPlan: true })}
      onBackToFree={() => {
        unblock();
        // Without an account all of it goes along: the public does not see what needs a plan.
        void save(user ? { draft: withoutNewPaid() } : { isDecided: true });
      }}
    >
      {hasSamples ? <p className="text-muted">{t("plan.examples")}</p> : null}
    </PlanDialog>
  );
}
