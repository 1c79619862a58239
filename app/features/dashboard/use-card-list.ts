import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import type { CardView } from "~/server/services/cards/present-card.server";
import { type Counted, useOwnList } from "./use-own-list";

interface Options {
  start: { items: CardView[]; next?: string };
  counted: Counted;
}

/** The user's cards and what the list can do to them. */
export function useCardList({ start, counted }: Options) {
  const { t } = useTranslation("dashboard");
  const path = useLocalPath();
  return useOwnList({
    start,
    counted,
    path: path("/dashboard-business-cards/list"),
    said: { duplicated: t("cards.duplicated"), deleted: t("cards.deleted") },
  });
}

export type CardList = ReturnType<typeof useCardList>;
