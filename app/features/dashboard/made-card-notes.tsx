import { useTranslation } from "react-i18next";
import { paidCardFeatures } from "~/domain/cards/entitlement";
import type { CardView } from "~/domain/cards/view";
import { LeftOutNote } from "~/features/editing/session/left-out-note";
import { useLeftOut } from "~/features/editing/session/use-left-out";
import { useJoined } from "~/features/shell/use-joined";
import { useRoot } from "~/features/shell/use-root";

/** What visitors do not see of a card carried over at sign-up: what its save left out, and what needs a plan. */
export function MadeCardNotes({ card }: { card: CardView }) {
  const { t } = useTranslation("cards");
  const { user } = useRoot();
  const list = useJoined();
  const code = card.qrUrl.slice(card.qrUrl.lastIndexOf("/") + 1);
  const left = useLeftOut(code);
  const hidden = user?.isPaid ? [] : paidCardFeatures(card).map((part) => t(`plan.features.${part}`));
  const notes = [
    ...(left?.paid.length ? [t("takenOff", { features: list(left.paid) })] : []),
    ...(hidden.length > 0
      ? [`${t("plan.notice", { features: list(hidden) })} ${t("plan.withoutPlan")}`]
      : []),
  ];
  return (
    <>
      <LeftOutNote of={code} />
      {notes.map((note) => (
        <p key={note} className="text-pretty text-muted">
          {note}
        </p>
      ))}
    </>
  );
}
