import { paidCardFeatures } from "~/domain/cards/entitlement";
import { isSampleSubheader } from "~/domain/cards/samples";
import { CARD_IMAGE_SLOTS } from "~/domain/cards/schema";
import { fetchImage } from "~/features/editing/images/cut-image";
import { addLocalImage, isLocalImage } from "~/features/editing/images/local-images";
import { browserVersions } from "~/features/editing/paid-version/browser-version";
import { CARD_EDITING } from "./card-session";
import { type EditedCard, withCardImages } from "./edited-card";

/** For how long the free version of a card waits for the images of the one before, in milliseconds. */
const IMAGES_MS = 4_000;

/** This browser's version of the card that was reduced to the free plan last. */
export const cardVersions = browserVersions("paid-version:card", CARD_EDITING, isVersionOf);

/** Keys of contacts never change; a card without contacts is identified by the name on it. */
function isVersionOf(version: EditedCard, card: EditedCard): boolean {
  const keys = new Set(card.contacts.map(({ key }) => key));
  if (version.contacts.some(({ key }) => keys.has(key))) return true;
  return card.header !== "" && card.header === version.header;
}

/** Stores a card with its paid parts in this browser; without images that cannot be had. */
export async function storeCardVersion(card: EditedCard): Promise<void> {
  // Those of a stored card are deleted with its next save.
  const remote = CARD_IMAGE_SLOTS.flatMap((slot) => {
    const address = card[slot];
    return address && !isLocalImage(address) ? [address] : [];
  });
  const here = new Map<string, string>();
  const loading = remote.map(async (address) => {
    here.set(address, addLocalImage(await fetchImage(address)));
  });
  await Promise.race([Promise.allSettled(loading), new Promise((go) => setTimeout(go, IMAGES_MS))]);
  const own = withCardImages(card, (address) => (isLocalImage(address) ? address : here.get(address)));
  cardVersions.store(own);
}

/**
 * What of a version a free plan does not include, and the card lacks now; not the unchanged text of its template.
 * @returns the parts, which can be put on the card
 */
export function lackingParts(version: EditedCard, card: EditedCard): Partial<EditedCard> {
  const isSample = isSampleSubheader(version, version.prefill);
  const has = paidCardFeatures(card);
  const names = paidCardFeatures(isSample ? { ...version, subheader: "" } : version);
  return Object.fromEntries(names.filter((name) => !has.includes(name)).map((name) => [name, version[name]]));
}
