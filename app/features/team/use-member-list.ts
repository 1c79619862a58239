import { useMemo } from "react";
import type { Failure } from "~/domain/errors";
import { fitsFilter, type MemberFilter } from "~/domain/team/member";
import { apiFetch } from "~/features/editing/api-fetch";
import { usePagedList } from "~/features/editing/lists/use-paged-list";
import type { ResponseOf } from "~/routes/resources/contracts";

export type MemberPage = ResponseOf<"GET /dashboard-team/members">;
export type ListedMember = MemberPage["items"][number];

interface Options {
  /** What the loader gave for the filter of the address. */
  start: MemberPage;
  filter: MemberFilter;
  key: string;
  onFailed: (error: Failure) => void;
}

/**
 * The members that match the filter, as far as they are loaded. Another filter loads again; until the response arrives,
 * the loaded ones that match it remain.
 */
export function useMemberList({ start, filter, key, onFailed }: Options) {
  const list = usePagedList({
    ...{ start, key, onFailed },
    load: (cursor) => apiFetch("GET /dashboard-team/members", { query: { ...filter, cursor } }),
  });
  // A slow request must not show members that do not match.
  const items = useMemo(
    () => (list.isStale ? list.items.filter((item) => fitsFilter(item, filter)) : list.items),
    [list.items, list.isStale, filter],
  );
  return { ...list, items };
}

export type MemberList = ReturnType<typeof useMemberList>;
