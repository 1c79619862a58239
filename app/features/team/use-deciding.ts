import { useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { formerLeaver, type Leaver } from "./leaver";
import type { ListedLeaving } from "./use-leavings";

/** The leaving member that the dialog is about: chosen on the screen, or named by a notification's address. */
export function useDeciding(leavings: readonly ListedLeaving[]) {
  const [query, setQuery] = useSearchParams();
  const [chosen, setChosen] = useState<Leaver | null>(null);
  const named = query.get("leaving");
  const [opened, setOpened] = useState<string | null>(null);
  const found = leavings.find(({ id, decided }) => id === named && !decided);
  if (!named && opened) setOpened(null);
  if (named && named !== opened && found) {
    setOpened(named);
    setChosen(formerLeaver(found));
  }
  return {
    leaver: chosen,
    open: setChosen,
    close: () => {
      setChosen(null);
      if (!named) return;
      const next = new URLSearchParams(query);
      next.delete("leaving");
      setQuery(next, { replace: true, preventScrollReset: true });
    },
  };
}
