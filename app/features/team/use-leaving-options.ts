import { useEffect, useState } from "react";
import { apiFetch } from "~/features/editing/api-fetch";
import type { ResponseOf } from "~/routes/resources/contracts";

export type LeavingOptions = ResponseOf<"GET /dashboard-team/leaving-options">;

/** The members and pages that can be chosen, loaded each time a dialog opens; null until loaded. */
export function useLeavingOptions(isOpen: boolean): LeavingOptions | null {
  const [options, setOptions] = useState<LeavingOptions | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    setOptions(null);
    void apiFetch("GET /dashboard-team/leaving-options").then((result) => {
      if (!isOver) setOptions(result.ok ? result.value : { free: [], holders: [], pages: [] });
    });
    return () => {
      isOver = true;
    };
  }, [isOpen]);
  return options;
}
