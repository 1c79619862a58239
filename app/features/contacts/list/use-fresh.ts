import { useCallback, useEffect, useRef, useState } from "react";
import type { ContactFilterInput } from "~/domain/contacts/filter";
import { apiFetch } from "~/features/editing/api-fetch";
import { useRefresh } from "~/ui/use-refresh";
import { useStableCallback } from "~/ui/use-stable-callback";
import type { ContactPage, ListedItem } from "./use-contact-list";

/** Polling interval for new contacts while the screen is visible. */
const EVERY_MS = 30_000;

interface Arrived {
  items: ListedItem[];
  /** There are more of them than were loaded. */
  isMore: boolean;
}

const NONE: Arrived = { items: [], isMore: false };

interface Options {
  items: readonly ListedItem[];
  filter: ContactFilterInput;
  key: string;
  /** The list itself is on its way, or did not come. */
  isAway: boolean;
  /** Loads the list itself: the connection is restored. */
  onBack: () => void;
  /** Called with those that no longer exist: withdrawn, or deleted elsewhere. */
  onGone: (ids: readonly string[]) => void;
}

/** Polls for new contacts, on window focus and at an interval. Nothing moves by itself. */
export function useFresh({ items, filter, key, isAway, onBack, onGone }: Options) {
  const [arrived, setArrived] = useState({ ...NONE, key });
  const [isOffline, setOffline] = useState(false);
  const [now, setNow] = useState(() => new Date());

  const listed = useRef(items);
  useEffect(() => {
    listed.current = items;
  }, [items]);

  const look = useStableCallback(async (): Promise<void> => {
    if (isAway) return;
    const result = await apiFetch("GET /contact-list/list", { query: filter });
    setNow(new Date());
    setOffline(!result.ok && result.error.code === "offline");
    // A response to a request from before the list changed is outdated: the next one is not.
    if (!result.ok || listed.current !== items) return;
    const known = new Set(items.map(({ id }) => id));
    const first = result.value.items.findIndex(({ id }) => known.has(id));
    const isMore = first === -1 && items.length > 0 && result.value.next !== undefined;
    const found = first === -1 ? result.value.items : result.value.items.slice(0, first);
    setArrived({ items: found, isMore, key });
    const gone = goneOf(items, result.value);
    if (gone.length > 0) onGone(gone);
  });

  const back = useStableCallback(() => (isAway ? onBack() : void look()));
  useRefresh(back, { everyMs: EVERY_MS });

  useEffect(() => {
    const goneOff = () => setOffline(true);
    window.addEventListener("online", back);
    window.addEventListener("offline", goneOff);
    return () => {
      window.removeEventListener("online", back);
      window.removeEventListener("offline", goneOff);
    };
  }, [back]);

  return {
    /** Nothing is announced for another filter. */
    arrived: arrived.key === key ? unlisted(arrived, items) : NONE,
    isOffline,
    setOffline,
    now,
    clear: useCallback(() => setArrived({ ...NONE, key }), [key]),
  };
}

/** Contacts already in the list are not new: the list was reloaded since. */
function unlisted(arrived: Arrived, items: readonly ListedItem[]): Arrived {
  const known = new Set(items.map(({ id }) => id));
  const left = arrived.items.filter(({ id }) => !known.has(id));
  return left.length === arrived.items.length
    ? arrived
    : { items: left, isMore: arrived.isMore && left.length > 0 };
}

/** The items of a list, as far as its first page reaches, that are not in that page. */
function goneOf(items: readonly ListedItem[], { items: page, next }: ContactPage): string[] {
  const there = new Set(page.map(({ id }) => id));
  const last = next === undefined ? items.length : items.findLastIndex(({ id }) => there.has(id));
  return items.slice(0, Math.max(0, last)).flatMap(({ id }) => (there.has(id) ? [] : [id]));
}
