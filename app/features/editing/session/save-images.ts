import type { AnonymousSlot } from "~/domain/anonymous/schema";
import type { Failure } from "~/domain/errors";
import type { ApiResult } from "~/features/editing/api-fetch";
import { apiUpload, type UploadTarget } from "~/features/editing/images/api-upload";
import { dropStoredImages, imageAt, isLocalImage } from "~/features/editing/images/local-images";
import type { ResponseOf } from "~/routes/resources/contracts";
import { slotName } from "./description";
import type { PlacedImage, UploadProgress } from "./session";

export interface SavedImages {
  /** From the address in the draft to the one that the site serves. */
  addresses: ReadonlyMap<string, string>;
  /** The stored ones' weights in bytes, by that address. */
  bytes: Record<string, number>;
  /** How many versions the stored thing went on by it. */
  writes: number;
  /** What is stored now. */
  stored: readonly PlacedImage[];
  /** Why the rest was not sent. */
  failure?: Failure;
}

interface ImagesToSave {
  /** Where images are sent to. */
  target: UploadTarget;
  /** The draft's images, and those that are stored already and need no sending. */
  now: readonly PlacedImage[];
  before: readonly PlacedImage[];
  /** Stored images that are to be removed, and how. */
  removed: readonly AnonymousSlot[];
  remove: (slot: AnonymousSlot) => Promise<ApiResult<{ isRemoved: boolean }>>;
  /** Of a draft without an account. */
  temporaryId?: string;
  onProgress: (progress: UploadProgress) => void;
}

/** Updates stored images to a draft: removes deleted ones, sends changed ones. Never throws. */
export async function saveImages(images: ImagesToSave): Promise<SavedImages> {
  const stored = new Map(images.before.map((placed) => [slotName(placed.slot), placed]));
  const changed = images.now.filter(({ slot, address }) => stored.get(slotName(slot))?.address !== address);
  const saved = { addresses: new Map<string, string>(), bytes: {}, writes: 0 };
  const failure = (await removeAll(images, stored, saved)) ?? (await sendAll(changed, images, stored, saved));
  return { ...saved, stored: [...stored.values()], ...(failure && { failure }) };
}

/** What has happened so far; each part of a save notes what it did. */
interface SoFar {
  addresses: Map<string, string>;
  bytes: Record<string, number>;
  writes: number;
}
type StoredBySlot = Map<string, PlacedImage>;

/** @returns why the rest was not removed */
async function removeAll({ removed, remove }: ImagesToSave, stored: StoredBySlot, saved: SoFar) {
  for (const slot of removed) {
    const result = await remove(slot);
    if (!result.ok) return result.error;
    stored.delete(slotName(slot));
    // One that was removed elsewhere meanwhile does not count as a write.
    if (result.value.isRemoved) saved.writes += 1;
  }
}

/** @returns why the rest was not sent */
async function sendAll(
  changed: readonly PlacedImage[],
  { target, temporaryId, onProgress }: ImagesToSave,
  stored: StoredBySlot,
  saved: SoFar,
): Promise<Failure | undefined> {
  const read: (PlacedImage & { image: Blob })[] = [];
  for (const placed of changed) {
    const image = await imageOf(placed.address);
    if (!image) return { code: "invalid", messageKey: "imageType", field: placed.field };
    read.push({ ...placed, image });
  }
  const total = read.reduce((bytes, { image }) => bytes + image.size, 0);
  let done = 0;
  for (const { image, ...placed } of read) {
    const { slot, address, field } = placed;
    const onBytes = (sent: number) => onProgress({ sent: Math.min(done + sent, total), total });
    const result = await apiUpload(target, { slot, image, temporaryId }, onBytes);
    if (!result.ok) return { ...result.error, field };
    done += image.size;
    saved.writes += 1;
    const { url, size } = storedImage(result.value, image);
    if (!url) continue;
    // Uploaded images have their new address, so that a retry continues from here.
    saved.addresses.set(address, url);
    saved.bytes[url] = size;
    stored.set(slotName(slot), { ...placed, address: url });
    if (isLocalImage(address)) dropStoredImages([address]);
  }
}

/** @returns the address of an image that was sent, absent for one of a draft without an account, and its bytes */
function storedImage(result: ResponseOf<UploadTarget["name"]>, image: Blob): { url?: string; size: number } {
  const url = "url" in result ? result.url : undefined;
  const bytes = "bytes" in result ? result.bytes : undefined;
  return { url, size: bytes ?? image.size };
}

/** An image of this tab, or one of the site restored by an undo; undefined for a deleted one. */
async function imageOf(address: string): Promise<Blob | undefined> {
  if (isLocalImage(address)) return imageAt(address);
  try {
    const { fetchImage } = await import("~/features/editing/images/cut-image");
    return await fetchImage(address);
  } catch {
    return undefined;
  }
}
