import { useEffect, useState } from "react";
import { type CallAnswer, type CallFailure, call } from "~/features/editing/call";

interface Listed<T> {
  items: T[];
  next?: string;
}

/**
 * A list of the user's own things on the screen: what the loader gave, what "more" added, and what was done to it
 * since. Everything is shown at once and taken back if the server refuses.
 */
export function useOwnList<T extends { id: string }>(start: Listed<T>, path: string) {
  const [list, setList] = useState(start);
  const [isLoading, setLoading] = useState(false);
  const [busyId, setBusyId] = useState<string | null>(null);
  // A navigation brings a new list; the same data keeps what was done to it.
  useEffect(() => setList(start), [start]);

  const update = (id: string, change: (item: T) => T | null) =>
    setList((now) => ({
      ...now,
      items: now.items.flatMap((item) => (item.id === id ? (change(item) ?? []) : [item])),
    }));

  return {
    items: list.items,
    hasMore: list.next !== undefined,
    isLoading,
    update,
    /** Puts a thing back, or a new one on top. */
    insert: (item: T, index = 0) =>
      setList((now) => ({
        ...now,
        items: now.items.filter(({ id }) => id !== item.id).toSpliced(index, 0, item),
      })),
    /** The thing that the server was asked about and has not answered for yet. */
    busyId,
    async act<R>(intent: string, id: string): Promise<CallAnswer<R>> {
      setBusyId(id);
      const answer = await call<R>(path, { method: "POST", body: { intent, id } });
      setBusyId((now) => (now === id ? null : now));
      return answer;
    },
    async more(): Promise<CallFailure | null> {
      if (!list.next) return null;
      setLoading(true);
      const answer = await call<Listed<T>>(`${path}?cursor=${encodeURIComponent(list.next)}`);
      setLoading(false);
      if (!answer.ok) return answer.error;
      const { items, next } = answer.value;
      setList((now) => {
        const known = new Set(now.items.map(({ id }) => id));
        return { items: [...now.items, ...items.filter(({ id }) => !known.has(id))], next };
      });
      return null;
    },
  };
}
