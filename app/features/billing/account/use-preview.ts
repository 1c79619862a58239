import { useEffect, useState } from "react";
import type { BillingCycle } from "~/domain/billing/plans";
import type { BillingPreview } from "~/domain/billing/view";
import type { Failure } from "~/domain/errors";
import { apiFetch } from "~/features/editing/api-fetch";

/** Debounce: seats are incremented one by one. */
const REST_MS = 400;

export type Preview =
  | { kind: "none" }
  | { kind: "counting" }
  | { kind: "known"; preview: BillingPreview }
  | { kind: "failed"; error: Failure };

/** The cost of a change, requested again for each change. @param isAsked false while nothing is changed */
export function usePreview(cycle: BillingCycle, seats: number, isAsked: boolean): Preview {
  const [state, setState] = useState<Preview>({ kind: "none" });
  useEffect(() => {
    setState({ kind: isAsked ? "counting" : "none" });
    if (!isAsked) return;
    let isStale = false;
    const timer = setTimeout(async () => {
      const result = await apiFetch("POST /account/billing/preview", { body: { cycle, seats } });
      if (isStale) return;
      setState(
        result.ok ? { kind: "known", preview: result.value } : { kind: "failed", error: result.error },
      );
    }, REST_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [cycle, seats, isAsked]);
  return state;
}
