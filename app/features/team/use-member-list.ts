import { useEffect, useMemo, useRef, useState } from "react";
import { fitsFilter, type MemberFilter } from "~/domain/team/member";
import { type ApiFailure, apiFetch } from "~/features/editing/api-fetch";
import type { ResponseOf } from "~/routes/resources/contracts";
import { useStableCallback } from "~/ui/use-stable-callback";

export type MemberPage = ResponseOf<"GET /dashboard-team/members">;
export type ListedMember = MemberPage["items"][number];

interface Options {
  /** What the loader gave for the filter of the address. */
  start: MemberPage;
  filter: MemberFilter;
  key: string;
  onFailed: (error: ApiFailure) => void;
}

/**
 * The members that fit the filter, as far as they were asked for. Another filter asks anew; until its response came, those
 * of what was there stay that fit it.
 */
export function useMemberList({ start, filter, key, onFailed }: Options) {
  const [list, setList] = useState({ ...start, key, now: new Date() });
  const [isLoading, setLoading] = useState(false);
  const asked = useRef(key);

  // A navigation from elsewhere brings a list of its own.
  const [begun, setBegun] = useState(start);
  if (begun !== start) {
    setBegun(start);
    setList({ ...start, key, now: new Date() });
    asked.current = key;
  }

  const load = useStableCallback(async (cursor?: string): Promise<void> => {
    asked.current = key;
    setLoading(true);
    const result = await apiFetch("GET /dashboard-team/members", { query: { ...filter, cursor } });
    if (asked.current !== key) return;
    setLoading(false);
    if (!result.ok) return onFailed(result.error);
    const { items, next } = result.value;
    setList((before) => ({
      // What is there already is not drawn anew for a later instant.
      ...{ key, next, now: cursor ? before.now : new Date() },
      items: cursor ? withoutDoubles([...before.items, ...items]) : items,
    }));
  });
  useEffect(() => {
    if (asked.current !== key) void load();
  }, [key, load]);

  const isStale = list.key !== key;
  // An asking that takes long is no reason to show who cannot be meant.
  const items = useMemo(
    () => (isStale ? list.items.filter((item) => fitsFilter(item, filter)) : list.items),
    [list.items, isStale, filter],
  );
  return {
    items,
    hasMore: list.next !== undefined,
    isLoading,
    /** What is shown does not fit the filter yet. */
    isStale,
    /** The instant by which times are told. */
    now: list.now,
    more: () => {
      if (list.next && !isLoading) void load(list.next);
    },
    /** Asks for it anew, from its beginning. */
    reload: () => void load(),
    prepend: (member: ListedMember) =>
      setList((before) => ({ ...before, items: withoutDoubles([member, ...before.items]) })),
    /** @param change gives a member as they are now, or null where they leave the list */
    change: useStableCallback((id: string, change: (member: ListedMember) => ListedMember | null) =>
      setList((before) => ({
        ...before,
        items: before.items.flatMap((item) => (item.id === id ? (change(item) ?? []) : [item])),
      })),
    ),
  };
}

export type MemberList = ReturnType<typeof useMemberList>;

function withoutDoubles(items: ListedMember[]): ListedMember[] {
  const known = new Set<string>();
  return items.filter(({ id }) => !known.has(id) && known.add(id));
}
