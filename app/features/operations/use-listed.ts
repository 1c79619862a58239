import { useEffect, useState } from "react";
import type { Listed } from "~/domain/operations/view";
import type { ApiResult } from "~/features/editing/api-fetch";
import { useListNotices } from "~/features/editing/lists/use-list-notices";

/**
 * A list of the operators on the screen: what it began with, what "more" added, and what became of its things since.
 * @param more asks for the rest behind a cursor
 */
export function useListed<T extends { id: string }>(
  start: Listed<T>,
  more: (cursor: string) => Promise<ApiResult<Listed<T>>>,
) {
  const notices = useListNotices();
  const [list, setList] = useState(start);
  const [isLoading, setLoading] = useState(false);
  useEffect(() => setList(start), [start]);

  async function loadMore(): Promise<void> {
    if (!list.next) return;
    setLoading(true);
    const result = await more(list.next);
    setLoading(false);
    if (!result.ok) return void notices.failed(result.error);
    const { items, next } = result.value;
    setList((now) => {
      const known = new Set(now.items.map(({ id }) => id));
      return { items: [...now.items, ...items.filter(({ id }) => !known.has(id))], next };
    });
  }

  return {
    items: list.items,
    hasMore: list.next !== undefined,
    isLoading,
    more: () => void loadMore(),
    /** @param change gives the thing as it is now, or null where it leaves the list */
    update: (id: string, change: (item: T) => T | null) =>
      setList((now) => ({
        ...now,
        items: now.items.flatMap((item) => (item.id === id ? (change(item) ?? []) : [item])),
      })),
  };
}
