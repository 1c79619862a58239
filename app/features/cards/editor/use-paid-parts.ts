import { useTranslation } from "react-i18next";
import { isPaidCardPart, paidCardFeatures } from "~/domain/cards/entitlement";
import { useIsPaid } from "~/features/shell/use-is-paid";
import { useCardEditor } from "./card-context";

/** @returns what paid things are called */
export function usePaidNames(paid: readonly string[]): string[] {
  const { t } = useTranslation("cards");
  return paid.filter(isPaidCardPart).map((part) => t(`plan.features.${part}`));
}

/** The parts of the card not included in a free plan; empty on a paid plan. */
export function usePaidParts(): readonly string[] {
  const isPaid = useIsPaid();
  const parts = useCardEditor(({ history }) => paidCardFeatures(history.present).join());
  return isPaid || parts === "" ? [] : parts.split(",");
}
