import { useCallback, useEffect, useRef, useState } from "react";
import type { ContactFilterInput } from "~/domain/contacts/filter";
import { type ApiFailure, type ApiResult, apiFetch } from "~/features/editing/api-fetch";
import type { ResponseOf } from "~/routes/resources/contracts";
import { useStableCallback } from "~/ui/use-stable-callback";
import { useFresh } from "./use-fresh";

export type ContactPage = ResponseOf<"GET /contact-list/list">;
export type ListedItem = ContactPage["items"][number];

interface State extends ContactPage {
  /** Of the filter that these fit. */
  key: string;
}

interface Options {
  /** What the loader gave for the filter of the address. */
  start: ContactPage;
  filter: ContactFilterInput;
  key: string;
  onFailed: (error: ApiFailure) => void;
  /** Some are not there any more; they left the list. */
  onGone: (ids: readonly string[]) => void;
}

/**
 * The contacts that fit the filter, as far as they were asked for. Another filter asks anew, and what was there stays until
 * its answer came; what came in since is told, and shown when it is asked for.
 */
export function useContactList({ start, filter, key, onFailed, onGone }: Options) {
  const [list, setList] = useState<State>({ ...start, key });
  const [isLoading, setLoading] = useState(false);
  const asked = useRef(key);
  const fresh = useFresh({
    ...{ items: list.items, filter, key },
    isAway: isLoading || list.key !== key,
    onBack: () => {
      if (!isLoading) void reload();
    },
    onGone: (ids) => leave(ids),
  });
  /** Being out of reach is told above the list, anything else in passing. */
  const took = (result: ApiResult<ContactPage>): result is { ok: true; value: ContactPage } => {
    const isOffline = !result.ok && result.error.code === "offline";
    fresh.setOffline(isOffline);
    if (!result.ok && !isOffline) onFailed(result.error);
    return result.ok;
  };

  // A navigation from elsewhere brings a list of its own.
  const [begun, setBegun] = useState(start);
  if (begun !== start) {
    setBegun(start);
    setList({ ...start, key });
    asked.current = key;
  }

  const reload = useStableCallback(async (): Promise<void> => {
    asked.current = key;
    setLoading(true);
    const result = await apiFetch("GET /contact-list/list", { query: filter });
    if (asked.current !== key) return;
    setLoading(false);
    if (took(result)) setList({ ...result.value, key });
  });
  useEffect(() => {
    if (asked.current !== key) void reload();
  }, [key, reload]);

  async function more(): Promise<void> {
    if (!list.next || isLoading) return;
    setLoading(true);
    const result = await apiFetch("GET /contact-list/list", { query: { ...filter, cursor: list.next } });
    if (asked.current !== key) return;
    setLoading(false);
    if (!took(result)) return;
    const { items, next } = result.value;
    setList((now) => ({ ...now, items: withoutDoubles([...now.items, ...items]), next }));
  }

  function leave(ids: readonly string[]): void {
    const gone = new Set(ids);
    setList((now) => ({ ...now, items: now.items.filter(({ id }) => !gone.has(id)) }));
    onGone(ids);
  }

  const prepend = (items: ListedItem[]) =>
    setList((now) => ({ ...now, items: withoutDoubles([...items, ...now.items]) }));

  // Where nothing is read nothing can move.
  const { items: found } = fresh.arrived;
  const { clear } = fresh;
  const isFirst = list.items.length === 0 && found.length > 0;
  useEffect(() => {
    if (!isFirst) return;
    setList((now) => ({ ...now, items: withoutDoubles([...found, ...now.items]) }));
    clear();
  }, [isFirst, found, clear]);

  return {
    items: list.items,
    hasMore: list.next !== undefined,
    isLoading,
    /** What is shown does not fit the filter yet. */
    isStale: list.key !== key,
    isOffline: fresh.isOffline,
    /** The instant by which times are told. */
    now: fresh.now,
    arrived: fresh.arrived,
    showArrived: () => {
      prepend(fresh.arrived.items);
      fresh.clear();
    },
    more: () => void more(),
    reload: () => void reload(),
    prepend,
    leave,
    update: useCallback((item: ListedItem) => {
      setList((now) => ({ ...now, items: now.items.map((one) => (one.id === item.id ? item : one)) }));
    }, []),
    /** @param change gives an item as it is now, or null where it leaves the list */
    changeAll: (change: (item: ListedItem) => ListedItem | null) =>
      setList((now) => ({ ...now, items: now.items.flatMap((item) => change(item) ?? []) })),
    /** Puts items back to where they stood among those that are there. */
    putBack: (items: readonly ListedItem[]) =>
      setList((now) => ({ ...now, items: inOrder(withoutDoubles([...now.items, ...items])) })),
  };
}

export type ContactListState = ReturnType<typeof useContactList>;

function withoutDoubles(items: ListedItem[]): ListedItem[] {
  const known = new Set<string>();
  return items.filter(({ id }) => !known.has(id) && known.add(id));
}

const inOrder = (items: ListedItem[]) =>
  items.toSorted((a, b) => (a.createdAt === b.createdAt ? 0 : a.createdAt < b.createdAt ? 1 : -1));
