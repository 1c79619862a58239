import { useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** What of the address narrows a list: back and forward go through it, and it can be linked. */
export function useAddressFilter() {
  const [query, setQuery] = useSearchParams();
  // The router has a change only after navigating: an immediate second change must not undo it.
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const setFilter = (change: Partial<Record<string, string | undefined>>, replace = false) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    latest.current = next;
    setQuery(next, { replace, preventScrollReset: true });
  };
  return { query, setFilter };
}
