import { useEffect, useRef } from "react";
import { dropDraft, keepDraft, type LocalDraft, readDraft } from "./local-draft";

interface Options<T> {
  /** Names the thing that is edited, e.g. "card:new". */
  name: string;
  value: T;
  /** The saved version that the value was made on; null for a new thing. */
  version: number | null;
  /** See LocalDraft; absent for a new thing, and where it is not known. */
  base?: T;
  /** See LocalDraft; what was handed over stays kept, since its maker may come back before signing up. */
  temporaryId?: string;
  /** Whether there is anything unsaved: only that is kept. */
  isDirty: boolean;
  /** Gives null for what cannot be gone on with. */
  parse: (stored: unknown) => T | null;
  /** Called once after the first render, when something unsaved was left behind here. */
  onRestore: (draft: LocalDraft<T>) => void;
}

const WAIT_MS = 300;

/** Keeps what is unsaved in this browser, so that a reload or a crash loses nothing, and brings it back. */
export function useLocalDraft<T>({
  name,
  value,
  version,
  base,
  temporaryId,
  isDirty,
  parse,
  onRestore,
}: Options<T>): void {
  const hasRead = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the screen opens
  useEffect(() => {
    if (hasRead.current) return;
    hasRead.current = true;
    const draft = readDraft(name, parse);
    if (draft) onRestore(draft);
  }, [name]);

  const wasDirty = useRef(false);
  useEffect(() => {
    if (!isDirty) {
      // Not on the first render, when what was left behind is only about to come back.
      if (wasDirty.current) dropDraft(name);
      wasDirty.current = false;
      return;
    }
    wasDirty.current = true;
    const keep = () => keepDraft(name, { value, version, base, temporaryId });
    const timer = setTimeout(keep, WAIT_MS);
    window.addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", keep);
    };
  }, [name, value, version, base, temporaryId, isDirty]);
}
