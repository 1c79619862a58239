import { CARD_IMAGE_SLOTS, type CardImageSlot } from "~/domain/cards/schema";
import { type CallFailure, call } from "~/features/editing/call";
import { fetchPicture } from "~/features/editing/pictures/cut-image";
import { dropStoredImages, imageAt, isLocalImage } from "~/features/editing/pictures/local-images";
import { callUpload } from "~/features/editing/pictures/upload";
import type { EditedCard } from "./edited-card";

export interface SavedCardPictures {
  /** The addresses that the site serves, by slot. */
  addresses: Partial<Record<CardImageSlot, string>>;
  /** How many versions the card went on by it. */
  writes: number;
  failure?: CallFailure;
}

/**
 * Brings the stored pictures of a card in line with what is edited: sends those that changed, takes off those that went.
 * @param path of the card's image call, or of drafts without an account
 * @param before what is stored; its pictures need no sending
 * @param temporaryId of the draft, where there is no account yet
 */
export async function saveCardPictures(
  path: string,
  card: EditedCard,
  before: Partial<EditedCard>,
  temporaryId?: string,
): Promise<SavedCardPictures> {
  const result: SavedCardPictures = { addresses: {}, writes: 0 };
  for (const slot of CARD_IMAGE_SLOTS) {
    const address = card[slot];
    if (address === before[slot]) continue;
    const answer = address
      ? await send(path, slot, address, temporaryId)
      : await call<{ url?: string }>(`${path}?type=${slot}`, { method: "DELETE" });
    // What has arrived keeps its new address, so that trying again goes on from here.
    // The picture is named, so that its field can be gone to.
    if (!answer.ok) return { ...result, failure: { ...answer.error, field: slot } };
    result.writes += 1;
    if (answer.value?.url) result.addresses[slot] = answer.value.url;
    if (address && isLocalImage(address)) dropStoredImages([address]);
  }
  return result;
}

async function send(path: string, slot: CardImageSlot, address: string, temporaryId?: string) {
  const image = isLocalImage(address) ? imageAt(address) : await fetchPicture(address).catch(() => undefined);
  if (!image)
    return { ok: false as const, error: { code: "invalid" as const, messageKey: "imageType" as const } };
  return callUpload<{ url?: string }>(path, { slot: { type: slot }, image, temporaryId }, () => undefined);
}
