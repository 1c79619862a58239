import { useEffect, useRef, useState } from "react";
import { apiFetch } from "~/features/editing/api-fetch";
import type { ResponseOf } from "~/routes/resources/contracts";
import { useStableCallback } from "~/ui/use-stable-callback";

export type FilterChoices = ResponseOf<"GET /contact-list/choices">;

/** The filter choices of contacts. Loaded on demand. @param isNeeded names are already shown */
export function useChoices(isNeeded: boolean): { choices: FilterChoices | null; load: () => void } {
  const [choices, setChoices] = useState<FilterChoices | null>(null);
  const isAsked = useRef(false);
  const load = useStableCallback(async (): Promise<void> => {
    if (isAsked.current) return;
    isAsked.current = true;
    const result = await apiFetch("GET /contact-list/choices");
    if (result.ok) setChoices(result.value);
    // Loaded again on the next demand.
    else isAsked.current = false;
  });
  useEffect(() => {
    if (isNeeded) void load();
  }, [isNeeded, load]);
  return { choices, load: () => void load() };
}
