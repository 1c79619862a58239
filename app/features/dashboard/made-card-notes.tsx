import { useTranslation } from "react-i18next";
import { paidCardFeatures } from "~/domain/cards/entitlement";
import type { CardView } from "~/domain/cards/view";
import { LeftOutNote } from "~/features/editing/session/left-out-note";
import { useJoined } from "~/features/shell/use-joined";
import { useRoot } from "~/features/shell/use-root";

/** What visitors do not see of a card carried over at sign-up: what its save left out, and what needs a plan. */
export function MadeCardNotes({ card }: { card: CardView }) {
  const { t } = useTranslation("cards");
  const { user } = useRoot();
  const list = useJoined();
  const hidden = user?.isPaid ? [] : paidCardFeatures(card).map((part) => t(`plan.features.${part}`));
  return (
    <>
      {/* Somebody who edited it since has seen the empty rows. */}
      {card.updatedAt === card.createdAt ? (
        <LeftOutNote of={card.qrUrl.slice(card.qrUrl.lastIndexOf("/") + 1)} />
      ) : null}
      {hidden.length > 0 ? (
        <p className="text-pretty text-muted">
          {t("plan.notice", { features: list(hidden) })} {t("plan.withoutPlan")}
        </p>
      ) : null}
    </>
  );
}
