import { useSyncExternalStore } from "react";
import { LIMITS } from "~/domain/limits";
import { fetchableUrl } from "~/domain/link-fetch/fetchable-url";
import { apiFetch } from "~/features/editing/api-fetch";
import { addLocalImage } from "~/features/editing/images/local-images";
import type { ResponseOf } from "~/routes/resources/contracts";

/** What the page behind a link offers for it. */
export type LinkOffer = ResponseOf<"POST /editor/links">["links"][number];

/** By address, while the tab is open. Requested addresses have an empty entry until the response arrives. */
let offers: ReadonlyMap<string, LinkOffer> = new Map();
const listeners = new Set<() => void>();

function put(entries: Iterable<LinkOffer>): void {
  offers = new Map([...offers, ...[...entries].map((offer) => [offer.url, offer] as const)]);
  for (const listener of listeners) listener();
}

/**
 * Has the server read the pages behind links, each once. Callers do not wait for it: an offer may never arrive. Only
 * the first links of a paste are requested.
 * @param urls normalised
 */
export async function askForLinks(urls: readonly string[]): Promise<void> {
  const asked = [...new Set(urls)]
    .filter((url) => !offers.has(url) && fetchableUrl(url, []) !== null)
    .slice(0, LIMITS.linksPerFetch);
  if (asked.length === 0) return;
  put(asked.map((url) => ({ url })));
  const result = await apiFetch("POST /editor/links", { body: { urls: asked } });
  if (result.ok) put(result.value.links);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const nothing: ReadonlyMap<string, LinkOffer> = new Map();

/** @returns what is offered for links, by their addresses */
export const useLinkOffers = (): ReadonlyMap<string, LinkOffer> =>
  useSyncExternalStore(
    subscribe,
    () => offers,
    () => nothing,
  );

/** @returns what is offered for one link; undefined while there is nothing */
export const useLinkOffer = (url: string): LinkOffer | undefined =>
  useSyncExternalStore(
    subscribe,
    () => offers.get(url),
    () => undefined,
  );

/** @returns the address, in this tab, of an offered image, which is uploaded with the next save */
export function addOfferedImage(base64: string): string {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return addLocalImage(new Blob([bytes], { type: "image/webp" }));
}
