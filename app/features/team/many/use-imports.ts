import { useEffect, useRef, useState } from "react";
import type { MemberImportView } from "~/domain/team/import/view";
import { type PendingFile, takePendingFile } from "./pending-file";

/** Minimum interval of reloads while an import is running. */
const RELOAD_MS = 3_000;

/**
 * The latest imports loaded here, and the dialog in which one is started or shown.
 * @param userId the user who may continue an import interrupted to add seats; undefined if that is not allowed
 * @param onChanged called when members and cards may have changed
 */
export function useImports(start: MemberImportView[], userId: string | undefined, onChanged: () => void) {
  const [all, setAll] = useState(start);
  const [begun, setBegun] = useState(start);
  if (begun !== start) {
    setBegun(start);
    setAll(start);
  }
  const [shown, setShown] = useState<MemberImportView | null>(null);
  const [pending, setPending] = useState<PendingFile | null>(null);
  const [isOpen, setOpen] = useState(false);
  const reloadedAt = useRef(0);
  useEffect(() => {
    const file = userId ? takePendingFile(userId) : null;
    if (!file) return;
    setPending(file);
    setOpen(true);
  }, [userId]);
  return {
    all,
    isOpen,
    shown,
    pending,
    open: (one: MemberImportView | null) => {
      setShown(one);
      setOpen(true);
    },
    close: () => {
      setOpen(false);
      setPending(null);
      onChanged();
    },
    tell: (news: MemberImportView) => {
      setPending(null);
      setAll((before) => [news, ...before.filter(({ id }) => id !== news.id)].sort(byNewest));
      const now = Date.now();
      if (news.state !== "done" && now - reloadedAt.current < RELOAD_MS) return;
      reloadedAt.current = now;
      onChanged();
    },
  };
}

const byNewest = (one: MemberImportView, other: MemberImportView) =>
  one.createdAt < other.createdAt ? 1 : -1;
