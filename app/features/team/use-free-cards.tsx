import { useEffect, useState } from "react";
import { apiFetch } from "~/features/editing/api-fetch";
import type { ResponseOf } from "~/routes/resources/contracts";
import { OwnText } from "./own-text";

type FreeCards = ResponseOf<"GET /dashboard-team/cards">;

/** The owner's unassigned cards, loaded each time a dialog opens; undefined until they are loaded. */
export function useFreeCards(isOpen: boolean): FreeCards | undefined {
  const [cards, setCards] = useState<FreeCards>();
  useEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    void apiFetch("GET /dashboard-team/cards").then((result) => {
      if (!isOver && result.ok) setCards(result.value);
    });
    return () => {
      isOver = true;
    };
  }, [isOpen]);
  return cards;
}

/** Cards as a select offers them. */
export const cardChoices = (cards: FreeCards) =>
  cards.map(({ hash, title, header }) => ({
    id: hash,
    label: <OwnText text={title} />,
    text: title,
    description: header && header !== title ? <bdi>{header}</bdi> : undefined,
  }));
