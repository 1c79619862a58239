import { useCallback, useEffect, useRef, useState } from "react";
import type { ContactFilterInput } from "~/domain/contacts/filter";
import { apiFetch } from "~/features/editing/api-fetch";
import { useStableCallback } from "~/ui/use-stable-callback";
import type { ContactPage, ListedItem } from "./use-contact-list";

/** How often the server is asked for new contacts while the screen is looked at. */
const EVERY_MS = 30_000;

interface Arrived {
  items: ListedItem[];
  /** There are more of them than were asked for. */
  isMore: boolean;
}

const NONE: Arrived = { items: [], isMore: false };

interface Options {
  items: readonly ListedItem[];
  filter: ContactFilterInput;
  key: string;
  /** The list itself is on its way, or did not come. */
  isAway: boolean;
  /** Asks for the list itself: the connection is back. */
  onBack: () => void;
  /** Called with those that are not there any more: withdrawn, or deleted elsewhere. */
  onGone: (ids: readonly string[]) => void;
}

/** Asks for contacts that came in since, when the window gets the focus and every so often. Nothing moves by itself. */
export function useFresh({ items, filter, key, isAway, onBack, onGone }: Options) {
  const [arrived, setArrived] = useState({ ...NONE, key });
  const [isOffline, setOffline] = useState(false);
  const [now, setNow] = useState(() => new Date());

  const listed = useRef(items);
  useEffect(() => {
    listed.current = items;
  }, [items]);

  const look = useStableCallback(async (): Promise<void> => {
    if (isAway || document.visibilityState === "hidden") return;
    const result = await apiFetch("GET /contact-list/list", { query: filter });
    setNow(new Date());
    setOffline(!result.ok && result.error.code === "offline");
    // A response to what was asked before the list changed knows nothing of that: the next one does.
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

  useEffect(() => {
    const goneOff = () => setOffline(true);
    const timer = setInterval(back, EVERY_MS);
    window.addEventListener("focus", back);
    window.addEventListener("online", back);
    window.addEventListener("offline", goneOff);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", back);
      window.removeEventListener("online", back);
      window.removeEventListener("offline", goneOff);
    };
  }, [back]);

  return {
    /** Of another filter nothing is told. */
    arrived: arrived.key === key ? unlisted(arrived, items) : NONE,
    isOffline,
    setOffline,
    now,
    clear: useCallback(() => setArrived({ ...NONE, key }), [key]),
  };
}

/** What is in the list already has not arrived: the list was asked for anew since. */
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
