import { useAddressFilter } from "~/features/editing/use-address-filter";

/** Which of a noun's lists the address names, and how it is narrowed. */
export function useShownList() {
  const { query, setFilter } = useAddressFilter();
  return {
    /** Whether the deleted ones are listed. */
    isDeleted: query.get("show") === "deleted",
    setFilter,
    clear: () => setFilter({ search: undefined, sort: undefined, holder: undefined }),
  };
}

export type ShownList = ReturnType<typeof useShownList>;
