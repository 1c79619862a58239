import { useCallback, useEffect, useState } from "react";
import { apiFetch } from "~/features/editing/api-fetch";
import type { CardOption } from "~/server/services/cards/list-card-options.server";

/** The user's cards; a call that failed is told apart from there being none. */
export type CardOptions = CardOption[] | "loading" | "failed";

/**
 * The user's cards for the blocks that lead to one.
 * @param isWanted false for somebody without an account, who has none: nothing is asked then
 */
export function useCardOptions(isWanted: boolean): { cards: CardOptions; retry: () => void } {
  const [cards, setCards] = useState<CardOptions>("loading");
  const load = useCallback(async (signal?: AbortSignal) => {
    setCards("loading");
    const response = await apiFetch("GET /editor/cards");
    if (!signal?.aborted) setCards(response.ok ? response.value : "failed");
  }, []);
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    void load(leaving.signal);
    return () => leaving.abort();
  }, [isWanted, load]);
  return { cards, retry: () => void load() };
}
