import { CARD_IMAGE_SLOTS, type CardImageSlot } from "~/domain/cards/schema";
import { type CallFailure, call } from "~/features/editing/call";
import { fetchPicture } from "~/features/editing/pictures/cut-image";
import { dropStoredImages, imageAt, isLocalImage } from "~/features/editing/pictures/local-images";
import { callUpload } from "~/features/editing/pictures/upload";
import type { EditedCard } from "./edited-card";

/** Bytes of the pictures of one save. */
export interface UploadProgress {
  sent: number;
  total: number;
}

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
 * @param onProgress bytes of all pictures that are sent
 */
export async function saveCardPictures(
  path: string,
  card: EditedCard,
  before: Partial<EditedCard>,
  { temporaryId, onProgress }: { temporaryId?: string; onProgress: (progress: UploadProgress) => void },
): Promise<SavedCardPictures> {
  const result: SavedCardPictures = { addresses: {}, writes: 0 };
  const changed = CARD_IMAGE_SLOTS.filter((slot) => card[slot] !== before[slot]);
  const images = new Map<CardImageSlot, Blob | undefined>();
  for (const slot of changed) {
    const address = card[slot];
    if (address) images.set(slot, await imageOf(address));
  }
  const total = [...images.values()].reduce((bytes, image) => bytes + (image?.size ?? 0), 0);
  let done = 0;
  for (const slot of changed) {
    const address = card[slot];
    const image = images.get(slot);
    const onBytes = (sent: number) => onProgress({ sent: Math.min(done + sent, total), total });
    const answer = address
      ? await send(path, slot, image, { temporaryId, onBytes })
      : await call<{ url?: string }>(`${path}?type=${slot}`, { method: "DELETE" });
    // What has arrived keeps its new address, so that trying again goes on from here.
    // The picture is named, so that its field can be gone to.
    if (!answer.ok) return { ...result, failure: { ...answer.error, field: slot } };
    done += image?.size ?? 0;
    result.writes += 1;
    if (answer.value?.url) result.addresses[slot] = answer.value.url;
    if (address && isLocalImage(address)) dropStoredImages([address]);
  }
  return result;
}

/** A picture of this tab, or one of the site; nothing for one that is gone. */
async function imageOf(address: string): Promise<Blob | undefined> {
  return isLocalImage(address) ? imageAt(address) : fetchPicture(address).catch(() => undefined);
}

interface Sending {
  temporaryId?: string;
  onBytes: (sent: number) => void;
}

async function send(path: string, slot: CardImageSlot, image: Blob | undefined, sending: Sending) {
  if (!image)
    return { ok: false as const, error: { code: "invalid" as const, messageKey: "imageType" as const } };
  const { temporaryId, onBytes } = sending;
  return callUpload<{ url?: string }>(path, { slot: { type: slot }, image, temporaryId }, onBytes);
}
