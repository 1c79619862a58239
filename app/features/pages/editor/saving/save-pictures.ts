import { type ApiFailure, apiFetch } from "~/features/editing/api-fetch";
import { apiUpload, type Upload } from "~/features/editing/pictures/api-upload";
import { fetchPicture } from "~/features/editing/pictures/cut-image";
import { dropStoredImages, imageAt, isLocalImage } from "~/features/editing/pictures/local-images";
import type { PageDraft } from "~/features/pages/editor/page-draft";
import { type PlacedPicture, picturesOf, slotName } from "~/features/pages/editor/pictures/draft-pictures";

export interface UploadProgress {
  sent: number;
  total: number;
}

export interface SavedPictures {
  /** From the address in the draft to the one that the site serves. */
  addresses: Map<string, string>;
  /** What the stored ones weigh, by that address. */
  bytes: Record<string, number>;
  /** How many versions the page went on by it. */
  writes: number;
  failure?: ApiFailure;
}

/**
 * Brings the stored pictures of a page in line with a draft: sends those that changed, takes off those that went.
 * @param id of the page
 * @param before the draft that is stored, whose pictures need no sending
 */
export async function savePictures(
  id: string,
  draft: PageDraft,
  before: PageDraft,
  onProgress: (progress: UploadProgress) => void,
): Promise<SavedPictures> {
  const now = picturesOf(draft.content);
  const then = new Map(picturesOf(before.content).map((picture) => [slotName(picture.slot), picture]));
  const kept = new Set(now.map(({ slot }) => slotName(slot)));
  const blocks = new Set(draft.content.blocks.map(({ key }) => key));
  const result: SavedPictures = { addresses: new Map(), bytes: {}, writes: 0 };
  for (const { slot } of then.values()) {
    // With a block that went, its picture went already.
    if (kept.has(slotName(slot)) || (slot.type === "block" && !blocks.has(slot.block))) continue;
    const query = { type: String(slot.type), block: slot.type === "block" ? slot.block : undefined };
    const answer = await apiFetch("DELETE /editor/:id/image", { params: { id }, query });
    if (!answer.ok) return { ...result, failure: answer.error };
    result.writes += 1;
  }
  const changed = now.filter(({ slot, address }) => then.get(slotName(slot))?.address !== address);
  const uploads = await readAll(changed);
  if (!uploads) return { ...result, failure: { code: "invalid", messageKey: "imageType" } };
  return sendAll(id, uploads, result, onProgress);
}

type ReadPicture = Upload & { address: string };

async function readAll(pictures: PlacedPicture[]): Promise<ReadPicture[] | null> {
  const read: ReadPicture[] = [];
  for (const { slot, address } of pictures) {
    const image = await pictureAt(address);
    if (!image) return null;
    read.push({ slot, image, address });
  }
  return read;
}

async function sendAll(
  id: string,
  uploads: ReadPicture[],
  result: SavedPictures,
  onProgress: (progress: UploadProgress) => void,
): Promise<SavedPictures> {
  const total = uploads.reduce((bytes, { image }) => bytes + image.size, 0);
  let done = 0;
  for (const { address, ...upload } of uploads) {
    const onBytes = (sent: number) => onProgress({ sent: Math.min(done + sent, total), total });
    const answer = await apiUpload({ name: "POST /editor/:id/image", params: { id } }, upload, onBytes);
    // What has arrived keeps its new address, so that trying again goes on from here.
    if (!answer.ok) return { ...result, failure: answer.error };
    done += upload.image.size;
    result.writes += 1;
    const { url, bytes = upload.image.size } = answer.value;
    if (url) {
      result.addresses.set(address, url);
      result.bytes[url] = bytes;
    }
    if (isLocalImage(address)) dropStoredImages([address]);
  }
  return result;
}

/** A picture of this tab, or one of the site that an undo brought back. */
async function pictureAt(address: string): Promise<Blob | undefined> {
  if (isLocalImage(address)) return imageAt(address);
  return fetchPicture(address).catch(() => undefined);
}
