import { useEffect, useState } from "react";
import { apiFetch } from "~/features/editing/api-fetch";
import type { ResponseOf } from "~/routes/resources/contracts";

export type RecentViews = ResponseOf<"GET /dashboard-visits/recent">;

/** The views of the last seven days of all things, which come after the list; null until then. */
export function useRecentViews(): RecentViews | null {
  const [views, setViews] = useState<RecentViews | null>(null);
  useEffect(() => {
    let isClosed = false;
    void apiFetch("GET /dashboard-visits/recent").then((result) => {
      if (!isClosed && result.ok) setViews(result.value);
    });
    return () => {
      isClosed = true;
    };
  }, []);
  return views;
}
