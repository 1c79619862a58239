import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import type { CardView } from "~/server/services/cards/present-card.server";
import { useListNotices } from "./use-list-notices";
import { useOwnList } from "./use-own-list";
import type { Counted } from "./use-page-list";

/** The user's cards and what the list can do to them. */
export function useCardList({
  start,
  counted,
}: {
  start: { items: CardView[]; next?: string };
  counted: Counted;
}) {
  const { t } = useTranslation("dashboard");
  const path = useLocalPath();
  const notices = useListNotices();
  const list = useOwnList(start, path("/dashboard-business-cards/list"));
  const [made, setMade] = useState(0);
  // The loader's count has everything that was made and deleted before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the loader begins anew
  useEffect(() => setMade(0), [counted]);

  async function duplicate(card: CardView): Promise<void> {
    const answer = await list.act<CardView>("duplicate", card.id);
    if (!answer.ok) return void notices.failed(answer.error);
    list.insert(answer.value);
    setMade((count) => count + 1);
    notices.done(t("cards.duplicated"));
  }

  async function remove(card: CardView): Promise<boolean> {
    const answer = await list.act("delete", card.id);
    if (!answer.ok) {
      notices.failed(answer.error);
      return false;
    }
    list.update(card.id, () => null);
    setMade((count) => count - 1);
    notices.done(t("cards.deleted"));
    return true;
  }

  function dismiss(card: CardView): void {
    list.update(card.id, (now) => ({ ...now, isDuplicate: false }));
    // Should it fail, the mark is there again the next time: nothing to trouble anybody with.
    void list.act("dismiss", card.id);
  }

  async function more(): Promise<void> {
    const failure = await list.more();
    if (failure) notices.failed(failure);
  }

  return { ...list, used: counted.used + made, limit: counted.limit, duplicate, remove, dismiss, more };
}

export type CardList = ReturnType<typeof useCardList>;
