import { useAddressFilter } from "~/features/editing/use-address-filter";

/** Parameters that explain why the list was opened; removed by the first filter change. */
const ARRIVED = { joined: undefined, limit: undefined, missing: undefined };

/** The list that the address selects, and its filters. */
export function useShownList() {
  const { query, setFilter: setQuery } = useAddressFilter();
  const setFilter: typeof setQuery = (change, replace) => setQuery({ ...ARRIVED, ...change }, replace);
  return {
    /** Whether the deleted ones are listed. */
    isDeleted: query.get("show") === "deleted",
    setFilter,
    clear: () => setFilter({ search: undefined, sort: undefined, holder: undefined }),
  };
}

export type ShownList = ReturnType<typeof useShownList>;
