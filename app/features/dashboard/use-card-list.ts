import { useNavigate } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { CardFilter } from "~/domain/cards/list-filter";
import type { CardView } from "~/domain/cards/view";
import { type DeletedCard, deletedWhen } from "~/domain/deleted";
import { apiFetch } from "~/features/editing/api-fetch";
import { useLocalPath } from "~/i18n/use-path";
import { type Counted, useOwnList } from "./use-own-list";

interface Options {
  start: { items: CardView[]; next?: string };
  deleted: DeletedCard[];
  counted: Counted;
  filter: CardFilter;
}

/** The user's cards and what the list can do to them. */
export function useCardList({ start, deleted, counted, filter }: Options) {
  const { t } = useTranslation("dashboard");
  const path = useLocalPath();
  const navigate = useNavigate();
  return useOwnList<CardView, DeletedCard>({
    ...{ start, deleted },
    asDeleted: ({ id, hash, title, header }) => ({ id, hash, title, header, ...deletedWhen(new Date()) }),
    counted,
    tellFull: () => navigate(path("/dashboard-business-cards?limit=1")),
    load: (cursor) => apiFetch("GET /dashboard-business-cards/list", { query: { ...filter, cursor } }),
    act: (intent, id) => apiFetch("POST /dashboard-business-cards/list", { body: { intent, id } }),
    said: {
      ...{ duplicated: t("cards.duplicated"), deleted: t("cards.deleted"), undo: t("undo") },
      restored: () => t("cards.restored"),
    },
  });
}

export type CardList = ReturnType<typeof useCardList>;
