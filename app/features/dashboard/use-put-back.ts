import { useEffect, useState } from "react";
import { focusRowOf } from "./focus-row";
import type { ShownList } from "./use-shown-list";

interface Options<D> {
  /** @returns whether it is there again */
  restore: (item: D) => Promise<boolean>;
  shown: ShownList;
  /** Where the thing's row in the list leads. */
  hrefOf: (item: D) => string;
}

/** Puts a thing back from among the deleted ones, and shows the list that it is in again, with the focus on its row. */
export function usePutBack<D>({ restore, shown, hrefOf }: Options<D>): (item: D) => Promise<void> {
  const [href, setHref] = useState<string | null>(null);
  const { isDeleted } = shown;
  useEffect(() => {
    if (href === null || isDeleted) return;
    setHref(null);
    focusRowOf(href);
  }, [href, isDeleted]);
  return async (item) => {
    if (!(await restore(item))) return;
    setHref(hrefOf(item));
    // Nothing of what narrowed the list before may hide it.
    shown.setFilter({ show: undefined, search: undefined, holder: undefined });
  };
}
