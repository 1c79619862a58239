import { useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { DraftsOutcome } from "~/server/http/app/drafts-outcome.server";
import { removeDraftIds } from "./draft-ids";
import { dropHandedOver } from "./local-draft";

/**
 * Drops this browser's copies of the drafts that became pages and cards at the sign-in, once, and takes the news of it
 * out of the address.
 * @param outcome null where nobody signed in just now
 * @param onMade called once after that
 */
export function useMadeDrafts(
  outcome: DraftsOutcome | null,
  onMade?: (outcome: DraftsOutcome) => void,
): void {
  const isSaid = useRef(false);
  const [, setParams] = useSearchParams();
  useEffect(() => {
    if (isSaid.current || !outcome) return;
    isSaid.current = true;
    dropHandedOver(outcome.made);
    removeDraftIds(outcome.made);
    onMade?.(outcome);
    const without = (query: URLSearchParams) => {
      query.delete("drafts");
      query.delete("made");
      return query;
    };
    setParams(without, { replace: true, preventScrollReset: true });
  }, [outcome, onMade, setParams]);
}
