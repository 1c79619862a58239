import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * For routes whose data does not depend on the address's query, or whose screen loads what does: if only the query
 * changes, nothing is reloaded.
 */
export const unlessQueryAlone: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => {
  const isQueryAlone = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && (formMethod !== undefined || !isQueryAlone);
};
