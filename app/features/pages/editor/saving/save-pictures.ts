import { IMAGE_TYPE } from "~/domain/media/image-types";
import { type CallFailure, call } from "~/features/editing/call";
import type { PageDraft } from "~/features/pages/editor/page-draft";
import { fetchPicture } from "~/features/pages/editor/pictures/cut-image";
import { dropStoredImages, imageAt, isLocalImage } from "~/features/pages/editor/pictures/local-images";
import { callUpload, type Upload } from "./upload";

export interface UploadProgress {
  sent: number;
  total: number;
}

export interface SavedPictures {
  /** From the address in the draft to the one that the site serves. */
  addresses: Map<string, string>;
  /** How many versions the page went on by it. */
  writes: number;
  failure?: CallFailure;
}

const SLOTS = [
  { type: IMAGE_TYPE.profileOriginal, name: "original" },
  { type: IMAGE_TYPE.profileCropped, name: "cropped" },
] as const;

/**
 * Brings the stored pictures of a page in line with a draft: sends those that changed, takes off those that went.
 * @param path of the image call of the page
 * @param before the draft that is stored, whose pictures need no sending
 */
export async function savePictures(
  path: string,
  draft: PageDraft,
  before: PageDraft,
  onProgress: (progress: UploadProgress) => void,
): Promise<SavedPictures> {
  const now = draft.content.profile.image;
  const then = before.content.profile.image;
  const result: SavedPictures = { addresses: new Map(), writes: 0 };
  for (const { type, name } of SLOTS) {
    if (then?.[name] === undefined || now?.[name] !== undefined) continue;
    const answer = await call(`${path}?type=${type}`, { method: "DELETE" });
    if (!answer.ok) return { ...result, failure: answer.error };
    result.writes += 1;
  }
  const changed = SLOTS.filter(({ name }) => now?.[name] !== undefined && now[name] !== then?.[name]);
  const uploads: (Upload & { address: string })[] = [];
  for (const { type, name } of changed) {
    const address = now?.[name] as string;
    const image = await pictureAt(address);
    if (!image) return { ...result, failure: { code: "invalid", messageKey: "imageType" } };
    uploads.push({ type, image, address });
  }
  return sendAll(path, uploads, result, onProgress);
}

async function sendAll(
  path: string,
  uploads: (Upload & { address: string })[],
  result: SavedPictures,
  onProgress: (progress: UploadProgress) => void,
): Promise<SavedPictures> {
  const total = uploads.reduce((bytes, { image }) => bytes + image.size, 0);
  let done = 0;
  for (const { address, ...upload } of uploads) {
    const onBytes = (sent: number) => onProgress({ sent: Math.min(done + sent, total), total });
    const answer = await callUpload<{ url?: string }>(path, upload, onBytes);
    if (!answer.ok) return { ...result, failure: answer.error };
    done += upload.image.size;
    result.writes += 1;
    if (answer.value.url) result.addresses.set(address, answer.value.url);
    if (isLocalImage(address)) dropStoredImages([address]);
  }
  return result;
}

/** A picture of this tab, or one of the site that an undo brought back. */
async function pictureAt(address: string): Promise<Blob | undefined> {
  if (isLocalImage(address)) return imageAt(address);
  return fetchPicture(address).catch(() => undefined);
}
