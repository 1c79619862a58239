import { useMemo } from "react";
import { readMemberFilter } from "~/domain/team/member";
import { useAddressFilter } from "~/features/editing/use-address-filter";

/** Search and state, stored in the address: back and forward go through them, and they can be linked. */
export function useMemberFilter() {
  const { query, setFilter } = useAddressFilter();
  const filter = useMemo(() => readMemberFilter(query), [query]);

  return {
    filter,
    /** The same key for filters that select the same. */
    key: JSON.stringify([filter.search ?? "", filter.state ?? ""]),
    isNarrowed: Boolean(filter.search || filter.state),
    setFilter,
    clear: () => setFilter({ search: undefined, state: undefined }),
  };
}
