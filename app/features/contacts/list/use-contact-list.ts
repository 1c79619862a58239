import { useCallback, useEffect } from "react";
import type { ContactFilterInput } from "~/domain/contacts/filter";
import type { Failure } from "~/domain/errors";
import { apiFetch } from "~/features/editing/api-fetch";
import { usePagedList } from "~/features/editing/lists/use-paged-list";
import { withoutDoubles } from "~/features/editing/lists/without-doubles";
import type { ResponseOf } from "~/routes/resources/contracts";
import { useFresh } from "./use-fresh";

export type ContactPage = ResponseOf<"GET /contact-list/list">;
export type ListedItem = ContactPage["items"][number];

interface Options {
  /** What the loader gave for the filter of the address. */
  start: ContactPage;
  filter: ContactFilterInput;
  key: string;
  onFailed: (error: Failure) => void;
  /** Some are not there any more; they left the list. */
  onGone: (ids: readonly string[]) => void;
}

/**
 * The contacts that fit the filter, as far as they were asked for. Another filter asks anew, and what was there stays until
 * its answer came; what came in since is told, and shown when it is asked for.
 */
export function useContactList({ start, filter, key, onFailed, onGone }: Options) {
  const { changeItems, update, ...list } = usePagedList<ListedItem>({
    ...{ start, key },
    load: async (cursor) => {
      const result = await apiFetch("GET /contact-list/list", { query: { ...filter, cursor } });
      fresh.setOffline(!result.ok && result.error.code === "offline");
      return result;
    },
    // Being out of reach is told above the list, anything else in passing.
    onFailed: (error) => {
      if (error.code !== "offline") onFailed(error);
    },
  });
  const fresh = useFresh({
    ...{ items: list.items, filter, key },
    isAway: list.isLoading || list.isStale,
    onBack: () => {
      if (!list.isLoading) list.reload();
    },
    onGone: (ids) => leave(ids),
  });

  function leave(ids: readonly string[]): void {
    const gone = new Set(ids);
    changeItems((items) => items.filter(({ id }) => !gone.has(id)));
    onGone(ids);
  }

  // Where nothing is read nothing can move.
  const { items: found } = fresh.arrived;
  const { clear } = fresh;
  const isFirst = list.items.length === 0 && found.length > 0;
  useEffect(() => {
    if (!isFirst) return;
    changeItems((items) => withoutDoubles([...found, ...items]));
    clear();
  }, [isFirst, found, changeItems, clear]);

  return {
    ...list,
    isOffline: fresh.isOffline,
    /** The instant by which times are told. */
    now: fresh.now,
    arrived: fresh.arrived,
    showArrived: () => {
      list.prepend(fresh.arrived.items);
      fresh.clear();
    },
    leave,
    update: useCallback((item: ListedItem) => update(item.id, () => item), [update]),
    /** @param change gives an item as it is now, or null where it leaves the list */
    changeAll: (change: (item: ListedItem) => ListedItem | null) =>
      changeItems((items) => items.flatMap((item) => change(item) ?? [])),
    /** Puts items back to where they stood among those that are there. */
    putBack: (items: readonly ListedItem[]) =>
      changeItems((now) => inOrder(withoutDoubles([...now, ...items]))),
  };
}

export type ContactListState = ReturnType<typeof useContactList>;

const inOrder = (items: ListedItem[]) =>
  items.toSorted((a, b) => (a.createdAt === b.createdAt ? 0 : a.createdAt < b.createdAt ? 1 : -1));
