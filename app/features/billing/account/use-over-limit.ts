import { useEffect, useState } from "react";
import type { KeptChoice } from "~/domain/billing/kept-choice";
import type { OverLimitView } from "~/domain/billing/view";
import { apiFetch } from "~/features/editing/api-fetch";
import { useStableCallback } from "~/ui/use-stable-callback";
import { useBillingFailure } from "./use-billing-call";

export interface Staying {
  /** Null while it is read, and if it cannot be. */
  over: OverLimitView | null;
  /** Whether it could not be read: a notice has said why. */
  hasFailed: boolean;
  /** Whether there is something to choose: more than the plan has room for, or at an end a page that can stay. */
  isOver: boolean;
  chosen: KeptChoice;
  setChosen: (choice: KeptChoice) => void;
  /** Whether what is chosen fits. */
  fits: boolean;
}

const NOTHING: KeptChoice = { pages: [], cards: [] };

/** @returns the first ones that fit: what was chosen before, then what was changed last */
function preferred(all: string[], chosen: readonly string[] = [], max: number): string[] {
  const isChosen = (id: string) => chosen.includes(id);
  return [...all.filter(isChosen), ...all.filter((id) => !isChosen(id))].slice(0, max);
}

/** The page that stays after an end, as in `keptChoiceSchema`: the one chosen before, else the last changed one. */
function stayingAtEnd({ pages, kept }: OverLimitView): KeptChoice {
  const possible = pages.filter(({ isPro }) => !isPro).map(({ id }) => id);
  const chosen = kept ? possible.filter((id) => kept.pages[0] === id) : possible.slice(0, 1);
  return { pages: chosen, cards: [] };
}

function stayingInPlan({ pages, cards, maxPages, maxCards, kept }: OverLimitView): KeptChoice {
  return {
    pages: preferred(
      pages.map(({ id }) => id),
      kept?.pages,
      maxPages,
    ),
    cards: preferred(
      cards.map(({ hash }) => hash),
      kept?.cards,
      maxCards,
    ),
  };
}

/**
 * What stays of an account in a smaller plan: initially the earlier choice, or else what was changed last.
 * @param seats of that plan; 0 for the free one, null while the dialog is closed
 */
export function useOverLimit(seats: number | null): Staying {
  const failed = useStableCallback(useBillingFailure());
  const [over, setOver] = useState<OverLimitView | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [chosen, setChosen] = useState<KeptChoice>(NOTHING);
  useEffect(() => {
    setOver(null);
    setFailed(false);
    setChosen(NOTHING);
    if (seats === null) return;
    let isStale = false;
    apiFetch("GET /account/billing/over-limit", { query: { seats: String(seats) } }).then((result) => {
      if (isStale) return;
      if (!result.ok) {
        setFailed(true);
        return failed(result.error);
      }
      setOver(result.value);
      setChosen(seats === 0 ? stayingAtEnd(result.value) : stayingInPlan(result.value));
    });
    return () => {
      isStale = true;
    };
  }, [seats, failed]);
  const isOver =
    over !== null &&
    (seats === 0
      ? over.pages.some(({ isPro }) => !isPro)
      : over.pages.length > over.maxPages || over.cards.length > over.maxCards);
  const fits = over !== null && chosen.pages.length <= over.maxPages && chosen.cards.length <= over.maxCards;
  return { over, hasFailed, isOver, chosen, setChosen, fits };
}
