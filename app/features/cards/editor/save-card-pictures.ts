import { CARD_IMAGE_SLOTS, type CardImageSlot } from "~/domain/cards/schema";
import { type ApiFailure, apiFetch } from "~/features/editing/api-fetch";
import { apiUpload, type UploadTarget } from "~/features/editing/pictures/api-upload";
import { fetchPicture } from "~/features/editing/pictures/cut-image";
import { dropStoredImages, imageAt, isLocalImage } from "~/features/editing/pictures/local-images";
import type { EditedCard } from "./edited-card";

type CardTarget = Exclude<UploadTarget, { name: "POST /editor/:id/image" }>;

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
  failure?: ApiFailure;
}

/**
 * Brings the stored pictures of a card in line with what is edited: sends those that changed, takes off those that went.
 * @param target the card, or drafts without an account
 * @param before what is stored; its pictures need no sending
 * @param temporaryId of the draft, where there is no account yet
 * @param onProgress bytes of all pictures that are sent
 */
export async function saveCardPictures(
  target: CardTarget,
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
      ? await send(target, slot, image, { temporaryId, onBytes })
      : await takeOff(target, slot);
    // What has arrived keeps its new address, so that trying again goes on from here.
    // The picture is named, so that its field can be gone to.
    if (!answer.ok) return { ...result, failure: { ...answer.error, field: slot } };
    done += image?.size ?? 0;
    result.writes += 1;
    if (answer.value && "url" in answer.value) result.addresses[slot] = answer.value.url;
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

/** Of a draft without an account nothing is stored yet that could be taken off. */
function takeOff({ params }: CardTarget, slot: CardImageSlot) {
  if (!params) return { ok: true as const, value: null };
  return apiFetch("DELETE /editor-business-card/:hash/image", { params, query: { type: slot } });
}

async function send(target: CardTarget, slot: CardImageSlot, image: Blob | undefined, sending: Sending) {
  if (!image)
    return { ok: false as const, error: { code: "invalid" as const, messageKey: "imageType" as const } };
  const { temporaryId, onBytes } = sending;
  return apiUpload(target, { slot: { type: slot }, image, temporaryId }, onBytes);
}
