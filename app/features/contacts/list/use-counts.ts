import { useEffect, useRef, useState } from "react";
import type { ContactFilterInput } from "~/domain/contacts/filter";
import { apiFetch } from "~/features/editing/api-fetch";
import type { ResponseOf } from "~/routes/resources/contracts";
import { useStableCallback } from "~/ui/use-stable-callback";

export type Counts = ResponseOf<"GET /contact-list/count">;

interface Options {
  start: Counts;
  filter: ContactFilterInput;
  key: string;
}

/**
 * The number of contacts that match the filter, and the counts above the list; the previous ones are shown until the
 * response arrives.
 */
export function useCounts({ start, filter, key }: Options): Counts & { reload: () => void } {
  const [counts, setCounts] = useState(start);
  const asked = useRef(key);
  const [begun, setBegun] = useState(start);
  if (begun !== start) {
    setBegun(start);
    setCounts(start);
    asked.current = key;
  }
  const reload = useStableCallback(async (): Promise<void> => {
    asked.current = key;
    const result = await apiFetch("GET /contact-list/count", { query: filter });
    if (asked.current === key && result.ok) setCounts(result.value);
  });
  useEffect(() => {
    if (asked.current !== key) void reload();
  }, [key, reload]);
  return { ...counts, reload: () => void reload() };
}
