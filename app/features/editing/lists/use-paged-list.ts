import { useCallback, useEffect, useRef, useState } from "react";
import type { Failure } from "~/domain/errors";
import type { ApiResult } from "~/features/editing/api-fetch";
import { useStableCallback } from "~/ui/use-stable-callback";
import { withoutDoubles } from "./without-doubles";

/** A part of a list as it is sent; `next` is the cursor of what follows it. */
export interface ListPage<T> {
  items: T[];
  next?: string;
}

interface Options<T> {
  /** The first page, by the loader: another one resets the list. Null if none is loaded, and it is requested. */
  start: ListPage<T> | null;
  /** The list's subject, such as a filter of the address: another one loads its first page. */
  key?: string;
  /** Loads the page after a cursor, or the first one. */
  load: (cursor?: string) => Promise<ApiResult<ListPage<T>>>;
  /** Called on a failed load; loaded items are preserved, and a retry continues where it failed. */
  onFailed?: (failure: Failure) => void;
}

/** A list that is loaded page by page: its first page, those behind the cursor, and what was done to its items since. */
export function usePagedList<T extends { id: string }>({ start, key = "", load, onFailed }: Options<T>) {
  const [list, setList] = useState(() => begin(start, key));
  const [state, setState] = useState<"ready" | "loading" | "failed">(start ? "ready" : "loading");
  /** The latest request: a response to an earlier one comes too late. */
  const latest = useRef({ key: start ? key : null });

  // A navigation from elsewhere loads a new list.
  const [begun, setBegun] = useState(start);
  if (begun !== start) {
    setBegun(start);
    setList(begin(start, key));
    setState("ready");
    latest.current = { key };
  }

  const ask = useStableCallback(async (cursor?: string): Promise<void> => {
    const mine = { key };
    latest.current = mine;
    setState("loading");
    const result = await load(cursor);
    if (latest.current !== mine) return;
    setState(result.ok ? "ready" : "failed");
    if (!result.ok) return onFailed?.(result.error);
    const page = result.value;
    setList((before) =>
      cursor
        ? { ...before, items: withoutDoubles([...before.items, ...page.items]), next: page.next }
        : begin(page, key),
    );
  });
  useEffect(() => {
    if (latest.current.key !== key) void ask();
  }, [key, ask]);

  const changeItems = useCallback(
    (change: (items: T[]) => T[]) => setList((before) => ({ ...before, items: change(before.items) })),
    [],
  );
  const isStale = list.key !== key;
  return {
    items: list.items,
    hasMore: list.next !== undefined,
    state,
    isLoading: state === "loading",
    /** What is shown is of another key still. */
    isStale,
    /**
     * When the first page was loaded, the reference of relative times: items are not re-rendered for a later instant.
     */
    now: list.now,
    more: () => {
      // The cursor of another key's list is none of this one's.
      if (list.next && state !== "loading") void ask(isStale ? undefined : list.next);
    },
    /** Loads the list from its start. */
    reload: () => void ask(),
    changeItems,
    /** @param change gives the item as it is now, or null where it leaves the list */
    update: useCallback(
      (id: string, change: (item: T) => T | null) =>
        changeItems((items) => items.flatMap((item) => (item.id === id ? (change(item) ?? []) : [item]))),
      [changeItems],
    ),
    prepend: (items: readonly T[]) => changeItems((now) => withoutDoubles([...items, ...now])),
  };
}

function begin<T>(page: ListPage<T> | null, key: string) {
  return { items: page?.items ?? [], next: page?.next, key, now: new Date() };
}
