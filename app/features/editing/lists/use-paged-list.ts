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
  /** The first page, by the loader: another one begins the list anew. Null where none is loaded and it is asked for. */
  start: ListPage<T> | null;
  /** What the list is of, such as a filter of the address: another one asks for its first page. */
  key?: string;
  /** Asks for the page behind a cursor, or for the first one. */
  load: (cursor?: string) => Promise<ApiResult<ListPage<T>>>;
  /** What could not be loaded is told; what is there stays, and asking again goes on where it failed. */
  onFailed?: (failure: Failure) => void;
}

/** A list that is loaded page by page: its first page, those behind the cursor, and what was done to its items since. */
export function usePagedList<T extends { id: string }>({ start, key = "", load, onFailed }: Options<T>) {
  const [list, setList] = useState(() => begin(start, key));
  const [state, setState] = useState<"ready" | "loading" | "failed">(start ? "ready" : "loading");
  /** The latest request: a response to an earlier one comes too late. */
  const latest = useRef({ key: start ? key : null });

  // A navigation from elsewhere brings a list of its own.
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
    /** When the first page came, by which times are told: what is there is not drawn anew for a later instant. */
    now: list.now,
    more: () => {
      // The cursor of another key's list is none of this one's.
      if (list.next && state !== "loading") void ask(isStale ? undefined : list.next);
    },
    /** Asks for the list from its beginning. */
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
