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
  /** Some no longer exist; they were removed from the list. */
  onGone: (ids: readonly string[]) => void;
}

/**
 * The contacts that match the filter, as far as they are loaded. Another filter loads again, and the previous contacts
 * remain until its response arrives; new contacts are announced, and shown on request.
 */
export function useContactList({ start, filter, key, onFailed, onGone }: Options) {
  const { changeItems, update, ...list } = usePagedList<ListedItem>({
    ...{ start, key },
    load: async (cursor) => {
      const result = await apiFetch("GET /contact-list/list", { query: { ...filter, cursor } });
      fresh.setOffline(!result.ok && result.error.code === "offline");
      return result;
    },
    // Being offline is shown above the list, any other failure in a notice.
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
    /** The reference instant of relative times. */
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
    /** Re-inserts items at their former places in the list. */
    putBack: (items: readonly ListedItem[]) =>
      changeItems((now) => inOrder(withoutDoubles([...now, ...items]))),
  };
}

export type ContactListState = ReturnType<typeof useContactList>;

const inOrder = (items: ListedItem[]) =>
  items.toSorted((a, b) => (a.createdAt === b.createdAt ? 0 : a.createdAt < b.createdAt ? 1 : -1));
