import { useCallback, useEffect, useState } from "react";
import { apiFetch } from "~/features/editing/api-fetch";
import { useRoot } from "~/features/shell/use-root";
import type { PageOption } from "~/server/services/pages/list-page-options.server";
import { useRefresh } from "~/ui/use-refresh";

/**
 * The user's pages while a card is edited. One may be deleted meanwhile, in another tab or on another device, so they
 * are reloaded when the user returns to this screen and whenever `moment` changes.
 * @param start the pages when the screen was opened
 * @param ofTeam the hash of a stored team card: its pages are not the user's
 */
export function usePageOptions(
  start: PageOption[],
  moment: string,
  ofTeam?: { card: string | undefined },
): PageOption[] {
  const { user } = useRoot();
  const [pages, setPages] = useState(start);
  const card = ofTeam?.card;
  const hasAccount = user !== null && (!ofTeam || card !== undefined);
  const read = useCallback(async () => {
    const result = await apiFetch("GET /editor-business-card/pages", { query: { card } });
    if (result.ok) setPages(result.value);
  }, [card]);
  const [first] = useState(moment);
  useEffect(() => {
    if (hasAccount && moment !== first) void read();
  }, [moment, first, hasAccount, read]);
  useRefresh(read, { isOn: hasAccount });
  return pages;
}

/** Whether the page that the card's code opens is deleted. */
export function isPageLost(pageId: string | null, pages: PageOption[]): boolean {
  return pageId !== null && !pages.some(({ id }) => id === pageId);
}
