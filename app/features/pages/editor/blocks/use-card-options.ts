import { useCallback, useEffect, useState } from "react";
import { apiFetch } from "~/features/editing/api-fetch";
import type { CardOption } from "~/server/services/cards/list-card-options.server";

/** The user's cards; a failed call is distinct from an empty list. */
export type CardOptions = CardOption[] | "loading" | "failed";

/**
 * The user's cards for the blocks that link to one.
 * @param isWanted false without an account: there are no cards, and nothing is requested
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
