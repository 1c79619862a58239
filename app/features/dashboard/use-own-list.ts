import { useEffect, useState } from "react";
import type { ApiResult } from "~/features/editing/api-fetch";
import { useListNotices } from "./use-list-notices";

/** What every list can have done to one of its things. */
type CommonIntent = "duplicate" | "delete" | "restore" | "dismiss";

interface Listed<T> {
  items: T[];
  next?: string;
}

export interface Counted {
  used: number;
  limit: number;
}

interface Options<T, D, Intent extends string> {
  start: Listed<T>;
  /** Those that were deleted and can be put back, by the same loader. */
  deleted: D[];
  /** One of the list as it stands among the deleted ones. */
  asDeleted: (item: T) => D;
  /** How many there are and may be, by the loader that gave `start`. */
  counted: Counted;
  /** What the server is asked: for the list behind a cursor, and to do something to one thing. */
  more: (cursor: string) => Promise<ApiResult<Listed<T>>>;
  act: (intent: Intent | CommonIntent, id: string) => Promise<ApiResult<T | null>>;
  /** Tells that there is no room for one more. */
  tellFull: () => void;
  said: { duplicated: string; deleted: string; undo: string; restored: (item: T, before: D) => string };
}

/**
 * A list of the user's own things on the screen: what the loader gave, what "more" added, and what was done to it
 * since. Everything is shown at once and taken back if the server refuses.
 */
export function useOwnList<
  T extends { id: string; isDuplicate: boolean },
  D extends { id: string },
  Intent extends string = never,
>(options: Options<T, D, Intent>) {
  const { start, deleted, counted, said } = options;
  const notices = useListNotices();
  const [list, setList] = useState({ ...start, deleted, made: 0 });
  const [isLoading, setLoading] = useState(false);
  const [busyId, setBusyId] = useState<string | null>(null);
  // A navigation brings a new list, whose count has everything that was made and deleted before.
  useEffect(() => setList({ ...start, deleted, made: 0 }), [start, deleted]);

  const update = (id: string, change: (item: T) => T | null) =>
    setList((now) => ({
      ...now,
      items: now.items.flatMap((item) => (item.id === id ? (change(item) ?? []) : [item])),
    }));
  const count = (step: 1 | -1) => setList((now) => ({ ...now, made: now.made + step }));

  async function act(intent: Intent | CommonIntent, id: string): Promise<ApiResult<T | null>> {
    setBusyId(id);
    const result = await options.act(intent, id);
    setBusyId((now) => (now === id ? null : now));
    return result;
  }

  async function duplicate(item: T): Promise<void> {
    if (counted.used + list.made >= counted.limit) return options.tellFull();
    const result = await act("duplicate", item.id);
    if (!result.ok) return void notices.failed(result.error);
    const made = result.value;
    if (made) setList((now) => ({ ...now, items: [made, ...now.items] }));
    count(1);
    notices.done(said.duplicated);
  }

  /** @returns whether it is gone */
  async function remove(item: T): Promise<boolean> {
    const result = await act("delete", item.id);
    if (result.ok) {
      const gone = options.asDeleted(item);
      const place = list.items.findIndex(({ id }) => id === item.id);
      update(item.id, () => null);
      setList((now) => ({ ...now, deleted: [gone, ...now.deleted] }));
      count(-1);
      notices.done(said.deleted, { label: said.undo, onAction: () => void restore(gone, place) });
    } else notices.failed(result.error);
    return result.ok;
  }

  /**
   * @param place where it stood in the list
   * @returns whether it is there again
   */
  async function restore(gone: D, place = 0): Promise<boolean> {
    const result = await act("restore", gone.id);
    if (!result.ok) {
      notices.failed(result.error);
      return false;
    }
    const back = result.value;
    setList((now) => ({
      ...now,
      deleted: now.deleted.filter(({ id }) => id !== gone.id),
      items: back ? now.items.toSpliced(place, 0, back) : now.items,
    }));
    count(1);
    if (back) notices.done(said.restored(back, gone));
    return true;
  }

  function dismiss(item: T): void {
    update(item.id, (now) => ({ ...now, isDuplicate: false }));
    // Should it fail, the mark is there again the next time: nothing to trouble anybody with.
    void act("dismiss", item.id);
  }

  async function more(): Promise<void> {
    if (!list.next) return;
    setLoading(true);
    const result = await options.more(list.next);
    setLoading(false);
    if (!result.ok) return void notices.failed(result.error);
    const { items, next } = result.value;
    setList((now) => {
      const known = new Set(now.items.map(({ id }) => id));
      return { ...now, items: [...now.items, ...items.filter(({ id }) => !known.has(id))], next };
    });
  }

  return {
    items: list.items,
    deleted: list.deleted,
    hasMore: list.next !== undefined,
    used: counted.used + list.made,
    limit: counted.limit,
    isLoading,
    /** The thing that the server was asked about and has not answered for yet. */
    busyId,
    update,
    act,
    duplicate,
    remove,
    restore,
    dismiss,
    more,
  };
}
