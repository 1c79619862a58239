import { useSearchParams } from "@remix-run/react";
import type { VisitScreenQuery } from "~/domain/visits/period";

/** Values as they are chosen; an empty one takes it out of the address. */
export type QueryChange = Partial<Record<keyof VisitScreenQuery, string | undefined>>;

/** Changes what the screen shows, stored in its address: back and forward go through it, and it can be linked. */
export function useVisitQuery(): (change: QueryChange) => void {
  const [query, setQuery] = useSearchParams();
  return (change) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setQuery(next, { preventScrollReset: true });
  };
}
