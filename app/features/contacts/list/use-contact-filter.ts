import { useSearchParams } from "@remix-run/react";
import { useEffect, useMemo, useRef } from "react";
import { type ContactFilterInput, FILTER_NAMES, filterInput } from "~/domain/contacts/filter";

export type FilterName = keyof ContactFilterInput;
/** Values as they are chosen; an empty one takes the filter off. */
export type FilterChange = Partial<Record<FilterName, string>>;

/** Without any filter, in the same list. */
const CLEARED = Object.fromEntries(
  FILTER_NAMES.filter((name) => name !== "team").map((name) => [name, undefined]),
);

/** The parameter that names the contact which is open. */
const OPEN = "contact";

/** The filter and the open contact, stored in the address: back and forward go through them, and both can be linked. */
export function useContactFilter() {
  const [query, setQuery] = useSearchParams();
  const open = query.get(OPEN);
  const filter = useMemo(() => filterInput(query), [query]);

  // The router has a change only after navigating: an immediate second change must not undo it.
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const write = (change: Partial<Record<string, string | undefined>>, replace: boolean) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    latest.current = next;
    setQuery(next, { replace, preventScrollReset: true });
  };

  return {
    filter,
    /** The same key for filters that select the same. */
    key: JSON.stringify(FILTER_NAMES.map((name) => filter[name] ?? "")),
    /** Whether any filter is set besides the choice of the list: a team's, or the possible spam. */
    isNarrowed: FILTER_NAMES.some((name) => name !== "held" && name !== "team" && filter[name]),
    /** The id of the contact that is open. */
    open,
    /** @param replace where it takes the place of what was typed before */
    setFilter: (change: FilterChange, replace = false) => write(change, replace),
    clear: () => write(CLEARED, false),
    /** Another list has other contacts and other filters. */
    setTeam: (team: string | undefined) => write({ ...CLEARED, team, [OPEN]: undefined }, false),
    show: (id: string) => write({ [OPEN]: id }, false),
    close: () => write({ [OPEN]: undefined }, true),
  };
}
