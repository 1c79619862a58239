import { shortKey } from "~/domain/visits/short-key";
import { pageThing } from "~/domain/visits/thing";
import { apiFetch } from "~/features/editing/api-fetch";

/** @returns of a link's key how often it was clicked, as a number and as it is written; undefined for none */
export type ClicksByLink = (key: string) => { count: number; text: string } | undefined;

/** The clicks of each page's links, loaded once while the screen is open. */
const asked = new Map<string, Promise<ClicksByLink | null>>();

/** Fetches the clicks of the last 28 days of a page's links; null where they cannot be read. */
export function loadLinkClicks(pageId: string): Promise<ClicksByLink | null> {
  const known = asked.get(pageId) ?? fetchClicks(pageId);
  asked.set(pageId, known);
  return known;
}

async function fetchClicks(pageId: string): Promise<ClicksByLink | null> {
  const result = await apiFetch("GET /dashboard-visits/report", { query: { thing: pageThing(pageId) } });
  if (!result.ok) {
    asked.delete(pageId);
    return null;
  }
  const counts = new Map(result.value.links.map(({ key, clicks }) => [key, clicks]));
  const format = new Intl.NumberFormat(document.documentElement.lang);
  return (key) => {
    const count = counts.get(shortKey(key));
    return count ? { count, text: format.format(count) } : undefined;
  };
}
