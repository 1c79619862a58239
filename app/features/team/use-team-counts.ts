import { useState } from "react";
import { apiFetch } from "~/features/editing/api-fetch";
import type { ResponseOf } from "~/routes/resources/contracts";

export type TeamCounts = ResponseOf<"GET /dashboard-team/count">;

/** Seats and members; what was known before stays until a response came. */
export function useTeamCounts(start: TeamCounts): TeamCounts & { reload: () => void } {
  const [counts, setCounts] = useState(start);
  const [begun, setBegun] = useState(start);
  if (begun !== start) {
    setBegun(start);
    setCounts(start);
  }
  const reload = async () => {
    const result = await apiFetch("GET /dashboard-team/count");
    if (result.ok) setCounts(result.value);
  };
  return { ...counts, reload: () => void reload() };
}
