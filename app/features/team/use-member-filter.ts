import { useSearchParams } from "@remix-run/react";
import { useEffect, useMemo, useRef } from "react";
import type { MemberFilter } from "~/domain/team/member";
import { readMemberFilter } from "~/domain/team/member";

/** Search and state, which stand in the address: back and forward go through them, and they can be linked. */
export function useMemberFilter() {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => readMemberFilter(query), [query]);

  // The router knows of a change only when it has gone there: one that follows at once must not undo it.
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const setFilter = (change: Partial<Record<keyof MemberFilter, string | undefined>>, replace = false) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    latest.current = next;
    setQuery(next, { replace, preventScrollReset: true });
  };

  return {
    filter,
    /** The same of two filters that ask for the same. */
    key: JSON.stringify([filter.search ?? "", filter.state ?? ""]),
    isNarrowed: Boolean(filter.search || filter.state),
    setFilter,
    clear: () => setFilter({ search: undefined, state: undefined }),
  };
}
