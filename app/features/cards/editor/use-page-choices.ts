import { useCallback, useEffect, useState } from "react";
import { call } from "~/features/editing/call";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import type { PageChoice } from "~/server/services/pages/choose-pages.server";

/**
 * The user's pages while a card is edited. One may go meanwhile, in another tab or on another device, so they are read
 * again when somebody comes back to this screen and whenever `moment` changes.
 * @param start the pages as they were when the screen was opened
 */
export function usePageChoices(start: PageChoice[], moment: string): PageChoice[] {
  const { user } = useRoot();
  const address = useLocalPath()("/editor-business-card/pages");
  const [pages, setPages] = useState(start);
  const hasAccount = user !== null;
  const read = useCallback(async () => {
    const answer = await call<PageChoice[]>(address);
    if (answer.ok) setPages(answer.value);
  }, [address]);
  const [first] = useState(moment);
  useEffect(() => {
    if (hasAccount && moment !== first) void read();
  }, [moment, first, hasAccount, read]);
  useEffect(() => {
    if (!hasAccount) return;
    const look = () => void read();
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, [hasAccount, read]);
  return pages;
}

/** Whether the page that the card's code leads to is no more. */
export function isPageLost(pageId: string | null, pages: PageChoice[]): boolean {
  return pageId !== null && !pages.some(({ id }) => id === pageId);
}
