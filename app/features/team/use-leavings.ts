import { useState } from "react";
import { apiFetch } from "~/features/editing/api-fetch";
import type { ResponseOf } from "~/routes/resources/contracts";

export type ListedLeaving = ResponseOf<"GET /dashboard-team/leavings">[number];

/** The former members; earlier data is shown until a response arrives. */
export function useLeavings(start: ListedLeaving[]) {
  const [items, setItems] = useState(start);
  const [begun, setBegun] = useState(start);
  if (begun !== start) {
    setBegun(start);
    setItems(start);
  }
  async function reload(): Promise<void> {
    const result = await apiFetch("GET /dashboard-team/leavings");
    if (result.ok) setItems(result.value);
  }
  return { items, reload };
}
