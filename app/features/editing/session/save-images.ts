import type { AnonymousSlot } from "~/domain/anonymous/schema";
import type { ApiFailure, ApiResult } from "~/features/editing/api-fetch";
import { apiUpload, type UploadTarget } from "~/features/editing/images/api-upload";
import { fetchImage } from "~/features/editing/images/cut-image";
import { dropStoredImages, imageAt, isLocalImage } from "~/features/editing/images/local-images";
import type { ResponseOf } from "~/routes/resources/contracts";
import type { PlacedImage } from "./description";
import type { UploadProgress } from "./session";

export interface SavedImages {
  /** From the address in the draft to the one that the site serves. */
  addresses: ReadonlyMap<string, string>;
  /** The stored ones' weights in bytes, by that address. */
  bytes: Record<string, number>;
  /** How many versions the stored thing went on by it. */
  writes: number;
  /** Why the rest was not sent. */
  failure?: ApiFailure;
}

interface ImagesToSave {
  /** Where images are sent to. */
  target: UploadTarget;
  /** The draft's images, and those that are stored already and need no sending. */
  now: readonly PlacedImage[];
  before: readonly PlacedImage[];
  /** Stored images that are to be removed, and how. */
  removed: readonly AnonymousSlot[];
  remove: (slot: AnonymousSlot) => Promise<ApiResult<unknown>>;
  /** Of a draft without an account. */
  temporaryId?: string;
  onProgress: (progress: UploadProgress) => void;
}

/** The same for equal slots, different for any two others. */
export function slotName(slot: AnonymousSlot): string {
  return slot.type === "block" ? `block ${slot.block}` : String(slot.type);
}

/** Brings stored images in line with a draft: removes those that went, sends those that changed. Never throws. */
export async function saveImages(images: ImagesToSave): Promise<SavedImages> {
  const { now, before, removed, remove } = images;
  let writes = 0;
  for (const slot of removed) {
    const result = await remove(slot);
    if (!result.ok) return { ...NONE, writes, failure: result.error };
    writes += 1;
  }
  const stored = new Map(before.map(({ slot, address }) => [slotName(slot), address]));
  const changed = now.filter(({ slot, address }) => stored.get(slotName(slot)) !== address);
  const sent = await sendAll(changed, images);
  return { ...sent, writes: sent.writes + writes };
}

const NONE = { addresses: new Map<string, string>(), bytes: {}, writes: 0 };

async function sendAll(changed: readonly PlacedImage[], images: ImagesToSave): Promise<SavedImages> {
  const read: (PlacedImage & { image: Blob })[] = [];
  for (const placed of changed) {
    const image = await imageOf(placed.address);
    if (!image)
      return { ...NONE, failure: { code: "invalid", messageKey: "imageType", field: placed.field } };
    read.push({ ...placed, image });
  }
  const { target, temporaryId, onProgress } = images;
  const total = read.reduce((bytes, { image }) => bytes + image.size, 0);
  const addresses = new Map<string, string>();
  const bytes: Record<string, number> = {};
  let [done, writes] = [0, 0];
  for (const { slot, address, field, image } of read) {
    const onBytes = (sent: number) => onProgress({ sent: Math.min(done + sent, total), total });
    const result = await apiUpload(target, { slot, image, temporaryId }, onBytes);
    // What has arrived has its new address, so that trying again goes on from here.
    if (!result.ok) return { addresses, bytes, writes, failure: { ...result.error, field } };
    done += image.size;
    writes += 1;
    const { url, size } = storedImage(result.value, image);
    if (url) {
      addresses.set(address, url);
      bytes[url] = size;
    }
    if (url && isLocalImage(address)) dropStoredImages([address]);
  }
  return { addresses, bytes, writes };
}

/** @returns the address of an image that was sent, absent for one of a draft without an account, and its bytes */
function storedImage(result: ResponseOf<UploadTarget["name"]>, image: Blob): { url?: string; size: number } {
  const url = "url" in result ? result.url : undefined;
  const bytes = "bytes" in result ? result.bytes : undefined;
  return { url, size: bytes ?? image.size };
}

/** An image of this tab, or one of the site that an undo brought back; nothing for one that is gone. */
async function imageOf(address: string): Promise<Blob | undefined> {
  return isLocalImage(address) ? imageAt(address) : fetchImage(address).catch(() => undefined);
}
