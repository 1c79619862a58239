import { useState } from "react";
import type { MemberImportView } from "~/domain/team/import/view";

/** The latest imports as far as they are known here, and the dialog in which one is begun or shown. */
export function useImports(start: MemberImportView[], onEnded: () => void) {
  const [all, setAll] = useState(start);
  const [begun, setBegun] = useState(start);
  if (begun !== start) {
    setBegun(start);
    setAll(start);
  }
  const [shown, setShown] = useState<MemberImportView | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    all,
    isOpen,
    shown,
    open: (one: MemberImportView | null) => {
      setShown(one);
      setOpen(true);
    },
    close: () => {
      setOpen(false);
      onEnded();
    },
    tell: (news: MemberImportView) => {
      setAll((before) => [news, ...before.filter(({ id }) => id !== news.id)].sort(byNewest));
      if (news.state === "done") onEnded();
    },
  };
}

const byNewest = (one: MemberImportView, other: MemberImportView) =>
  one.createdAt < other.createdAt ? 1 : -1;
