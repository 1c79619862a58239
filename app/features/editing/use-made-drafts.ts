import { useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useRoot } from "~/features/shell/use-root";
import type { DraftsOutcome } from "~/server/http/app/drafts-outcome.server";
import { claimVersion } from "./claim-version";
import { removeDraftIds } from "./draft-ids";
import { dropHandedOver } from "./handed-over";

/**
 * Drops this browser's copies of the drafts that became pages and cards at sign-in, once, and removes their parameters
 * from the address.
 * @param outcome null without a recent sign-in
 * @param onMade called once after that
 */
export function useMadeDrafts(
  outcome: DraftsOutcome | null,
  onMade?: (outcome: DraftsOutcome) => void,
): void {
  const isSaid = useRef(false);
  const userId = useRoot().user?.id;
  const [, setParams] = useSearchParams();
  useEffect(() => {
    if (isSaid.current || !outcome) return;
    isSaid.current = true;
    if (userId) claimVersion(userId, outcome.made);
    dropHandedOver(outcome.made);
    removeDraftIds(outcome.made);
    onMade?.(outcome);
    const without = (query: URLSearchParams) => {
      query.delete("drafts");
      query.delete("made");
      return query;
    };
    setParams(without, { replace: true, preventScrollReset: true });
  }, [outcome, onMade, setParams, userId]);
}
