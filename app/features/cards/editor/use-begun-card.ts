import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useLayoutEffect, useState } from "react";
import { newDraftName } from "~/features/editing/session/autosave";
import { begunDraft, giveUpBegun } from "~/features/editing/session/begun-draft";
import type { EditingDescription } from "~/features/editing/session/description";
import { isSaveWanted } from "~/features/editing/session/wanted-save";
import { useRoot } from "~/features/shell/use-root";
import type { CardEditing } from "./card-session";
import { type EditedCard, parseEditedCard } from "./edited-card";

/** A layout effect warns on the server, where there is none to run. */
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Hash of the links that open the begun card itself. */
const BEGUN = "#begun";

/** Whether no editor of a new card has been open in this document yet. Only set in a browser. */
let isFirst = true;

/**
 * A card begun in this browser, until the user decides whether to continue it. A reload, back navigation and a return
 * from paying continue it without asking.
 */
export function useBegunCard({ kind }: EditingDescription<CardEditing>) {
  const { user } = useRoot();
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const [begun, setBegun] = useState<EditedCard | null>(null);
  const own = newDraftName(kind, user?.id);
  const names = [own, newDraftName(kind, undefined)];
  useBeforePaint(() => {
    const isStart = navigation !== "POP" || (isFirst && isOpenedAnew(pathname));
    isFirst = false;
    const isReturn = hash === BEGUN || (user?.isPaid && isSaveWanted(own));
    // Drafts of an admin acting in an account do not belong to its owner.
    if (isStart && !isReturn && !user?.acting) setBegun(begunDraft(names, user?.id, parseEditedCard));
  }, []);
  return {
    begun,
    goOn: () => setBegun(null),
    startNew: () => {
      giveUpBegun(names);
      setBegun(null);
    },
  };
}

/** Whether the document was opened at this address, typed or linked. */
function isOpenedAnew(pathname: string): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return (
    entry instanceof PerformanceNavigationTiming &&
    entry.type === "navigate" &&
    new URL(entry.name).pathname === pathname
  );
}
