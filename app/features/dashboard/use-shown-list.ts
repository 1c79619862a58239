import { useAddressFilter } from "~/features/editing/use-address-filter";

/** Why somebody came to the list: what they ask for afterwards needs no word of it. */
const ARRIVED = { joined: undefined, limit: undefined, missing: undefined };

/** Which of a noun's lists the address names, and how it is narrowed. */
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
