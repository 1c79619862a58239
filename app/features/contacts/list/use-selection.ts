import { useRef, useState } from "react";
import type { Selection } from "react-aria-components";
import type { ContactFilterInput } from "~/domain/contacts/filter";
import type { Failure } from "~/domain/errors";
import { apiFetch } from "~/features/editing/api-fetch";
import type { ListedItem } from "./use-contact-list";

interface Options {
  items: readonly ListedItem[];
  filter: ContactFilterInput;
  key: string;
  onFailed: (error: Failure) => void;
}

/** The contacts that are selected, also those that are not shown yet. */
export function useSelection({ items, filter, key, onFailed }: Options) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setAll] = useState(false);
  const [isCollecting, setCollecting] = useState(false);
  const run = useRef(0);
  /** Where a range begins, and whether the key that makes one is held. */
  const anchor = useRef<string | null>(null);
  const isRange = useRef(false);
  // Of another filter nothing is selected.
  const [of, setOf] = useState(key);
  if (of !== key) {
    setOf(key);
    setSelected(new Set());
    setAll(false);
    setCollecting(false);
    run.current += 1;
  }

  function select(keys: Selection): void {
    run.current += 1;
    setCollecting(false);
    setAll(false);
    const shown = new Set(items.map(({ id }) => id));
    if (keys === "all") {
      setSelected((now) => new Set([...now, ...shown]));
      return;
    }
    const chosen = [...keys].map(String);
    const [added, ...others] = chosen.filter((id) => !selected.has(id));
    const range =
      added && others.length === 0 && isRange.current ? between(items, anchor.current, added) : [];
    anchor.current = added ?? null;
    // Hidden rows stay selected, unless everything was deselected.
    const kept = chosen.length === 0 ? [] : [...selected].filter((id) => !shown.has(id));
    setSelected(new Set([...kept, ...chosen, ...range]));
  }

  /** Selects all that fit the filter, however many are shown. */
  async function selectAll(): Promise<void> {
    run.current += 1;
    const mine = run.current;
    setCollecting(true);
    const found = new Set<string>();
    let cursor: string | undefined;
    do {
      const result = await apiFetch("GET /contact-list/ids", { query: { ...filter, cursor } });
      if (run.current !== mine) return;
      if (!result.ok) {
        setCollecting(false);
        return onFailed(result.error);
      }
      for (const id of result.value.ids) found.add(id);
      setSelected(new Set(found));
      cursor = result.value.next;
    } while (cursor);
    setCollecting(false);
    setAll(true);
  }

  function clear(): void {
    run.current += 1;
    setCollecting(false);
    setAll(false);
    setSelected(new Set());
  }

  return {
    selected,
    isAll,
    isCollecting,
    select,
    /** Whether the shift key is held: the next selected row then ends a range. */
    holdRange: (isHeld: boolean) => {
      isRange.current = isHeld;
    },
    selectAll: () => void selectAll(),
    clear,
    /** What was done is selected no more. */
    drop: (ids: readonly string[]) => {
      const gone = new Set(ids);
      setAll(false);
      setSelected((now) => new Set([...now].filter((id) => !gone.has(id))));
    },
  };
}

export type ContactSelection = ReturnType<typeof useSelection>;

/** The ids from one item to another, in either order. */
function between(items: readonly ListedItem[], from: string | null, to: string): string[] {
  const ends = [from, to].map((id) => items.findIndex((item) => item.id === id));
  if (ends.includes(-1)) return [];
  return items.slice(Math.min(...ends), Math.max(...ends) + 1).map(({ id }) => id);
}
