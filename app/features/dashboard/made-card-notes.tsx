import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { paidCardFeatures } from "~/domain/cards/entitlement";
import type { CardView } from "~/domain/cards/view";
import { type LeftOut, leftOutOf } from "~/features/editing/session/left-out";
import { useJoined } from "~/features/shell/use-joined";
import { useRoot } from "~/features/shell/use-root";

/** What visitors do not see of a card carried over at sign-up: what its save left out, and what needs a plan. */
export function MadeCardNotes({ card }: { card: CardView }) {
  const { t } = useTranslation("cards");
  const { user } = useRoot();
  const list = useJoined();
  const [left, setLeft] = useState<LeftOut | null>(null);
  const code = card.qrUrl.slice(card.qrUrl.lastIndexOf("/") + 1);
  useEffect(() => setLeft(leftOutOf(code)), [code]);
  const hidden = user?.isPaid ? [] : paidCardFeatures(card).map((part) => t(`plan.features.${part}`));
  const notes = [
    ...(left?.samples.length
      ? [`${t("samples.title")}. ${t("samples.text", { titles: list(left.samples) })}`]
      : []),
    ...(left?.paid.length ? [t("samples.paid", { features: list(left.paid) })] : []),
    ...(hidden.length > 0
      ? [`${t("plan.notice", { features: list(hidden) })} ${t("plan.withoutPlan")}`]
      : []),
  ];
  return notes.map((note) => (
    <p key={note} className="text-pretty text-muted">
      {note}
    </p>
  ));
}
