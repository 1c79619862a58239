import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * For routes whose data does not depend on an address's query, or whose screen asks for what does: where the query alone
 * changes, nothing is asked for anew.
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
