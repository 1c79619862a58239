import { useState } from "react";
import type { ApiResult } from "~/features/editing/api-fetch";
import { useListNotices } from "~/features/editing/lists/use-list-notices";
import { type ListPage, usePagedList } from "~/features/editing/lists/use-paged-list";

/** The intents common to all lists. */
type CommonIntent = "duplicate" | "delete" | "restore" | "dismiss";

export interface Used {
  used: number;
  /** As it is shown: after a plan's end not less than what is used. */
  limit: number;
}

export interface Counted extends Used {
  /** How many the plan has room for. */
  room: number;
}

interface Options<T, D, Intent extends string> {
  start: ListPage<T>;
  /** Deleted items that can be restored, by the same loader. */
  deleted: D[];
  /** Converts an item to its deleted form. */
  asDeleted: (item: T) => D;
  /** Count and limit, by the loader that returned `start`. */
  counted: Counted;
  /** Server calls: load a page of the list, and act on one item. */
  load: (cursor?: string) => Promise<ApiResult<ListPage<T>>>;
  act: (intent: Intent | CommonIntent, id: string) => Promise<ApiResult<T | null>>;
  /** Shows that the limit is reached. */
  tellFull: () => void;
  said: { duplicated: string; deleted: string; undo: string; restored: (item: T, before: D) => string };
}

/**
 * A list of the user's own items, with the changes made on this screen. Changes are shown once the server has accepted
 * them; only a dismissal is shown at once.
 */
export function useOwnList<
  T extends { id: string; isDuplicate: boolean },
  D extends { id: string },
  Intent extends string = never,
>(options: Options<T, D, Intent>) {
  const { start, deleted, counted, said } = options;
  const notices = useListNotices();
  const { changeItems, update, ...list } = usePagedList({
    ...{ start, load: options.load },
    onFailed: notices.failed,
  });
  const [busyId, setBusyId] = useState<string | null>(null);
  // A navigation loads a new list, whose count includes everything created and deleted before.
  const begin = { start, stored: deleted, deleted, made: 0 };
  const [since, setSince] = useState(begin);
  if (since.start !== start || since.stored !== deleted) setSince(begin);
  const count = (step: 1 | -1, gone: (deleted: D[]) => D[] = (now) => now) =>
    setSince((now) => ({ ...now, made: now.made + step, deleted: gone(now.deleted) }));

  const used = counted.used + since.made;
  const isBeyond = used > counted.room;

  async function act(intent: Intent | CommonIntent, id: string): Promise<ApiResult<T | null>> {
    setBusyId(id);
    const result = await options.act(intent, id);
    setBusyId((now) => (now === id ? null : now));
    return result;
  }

  async function duplicate(item: T): Promise<void> {
    if (used >= counted.limit) return options.tellFull();
    const result = await act("duplicate", item.id);
    if (!result.ok) return void notices.failed(result.error);
    const made = result.value;
    if (made) changeItems((items) => [made, ...items]);
    count(1);
    notices.done(said.duplicated);
  }

  /** @returns whether it was deleted */
  async function remove(item: T): Promise<boolean> {
    const result = await act("delete", item.id);
    if (result.ok) {
      const gone = options.asDeleted(item);
      const place = list.items.findIndex(({ id }) => id === item.id);
      update(item.id, () => null);
      count(-1, (now) => [gone, ...now]);
      notices.done(
        said.deleted,
        isBeyond ? undefined : { label: said.undo, onAction: () => void restore(gone, place) },
      );
    } else notices.failed(result.error);
    return result.ok;
  }

  /**
   * @param place its former index in the list
   * @returns whether it was restored
   */
  async function restore(gone: D, place = 0): Promise<boolean> {
    const result = await act("restore", gone.id);
    if (!result.ok) {
      notices.failed(result.error);
      return false;
    }
    const back = result.value;
    if (back) changeItems((items) => items.toSpliced(place, 0, back));
    count(1, (now) => now.filter(({ id }) => id !== gone.id));
    if (back) notices.done(said.restored(back, gone));
    return true;
  }

  function dismiss(item: T): void {
    update(item.id, (now) => ({ ...now, isDuplicate: false }));
    // If it fails, the mark reappears on the next load: no notice needed.
    void act("dismiss", item.id);
  }

  return {
    items: list.items,
    deleted: since.deleted,
    hasMore: list.hasMore,
    used,
    // After a plan's end not less than what is used now.
    limit: Math.max(counted.room, Math.min(counted.limit, used)),
    isBeyond,
    isFull: used >= counted.room,
    isLoading: list.isLoading,
    /** The item whose request is pending. */
    busyId,
    update,
    act,
    duplicate,
    remove,
    restore,
    dismiss,
    more: list.more,
  };
}
