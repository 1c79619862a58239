import type { ApiResult } from "~/features/editing/api-fetch";
import { isLocalImage } from "~/features/editing/images/local-images";
import { type EditingDescription, imagesIn, type Stored, slotName } from "./description";
import type { EditingTypes, PlacedImage, Session } from "./session";
import type { SessionStore } from "./store";

/** A newer version may be our own: what was sent when the network was lost, and arrived. */
export async function update<T extends EditingTypes>(
  { description, getState }: SessionStore<T>,
  stored: T["stored"],
  sent: T["draft"],
  isPaid: boolean,
): Promise<ApiResult<Stored<T>>> {
  const { calls, isWrite } = description;
  const put = (version: number) => calls.update(stored, sent, { isPaid, version });
  const result = await put(stored.version);
  const { unacknowledged } = getState();
  if (result.ok || result.error.code !== "precondition_failed" || !unacknowledged) return result;
  const newest = await calls.read(description.keyOf(stored));
  if (!newest.ok || newest.value.stored.version !== stored.version + 1) return result;
  const { draft } = newest.value;
  const isOwn =
    isWrite(unacknowledged, draft) && areOwnImages(description, getState(), unacknowledged, draft);
  return isOwn ? put(newest.value.stored.version) : result;
}

/** Whether the stored images are the known ones, except for those just sent. */
function areOwnImages<T extends EditingTypes>(
  description: EditingDescription<T>,
  session: Session<T>,
  sent: T["draft"],
  stored: T["draft"],
): boolean {
  const bySlot = (images: readonly PlacedImage[]) =>
    new Map(images.map(({ slot, address }) => [slotName(slot), address]));
  const known = bySlot(storedImagesOf(description, session));
  const sending = bySlot(imagesIn(description, sent).filter(({ address }) => isLocalImage(address)));
  const now = bySlot(imagesIn(description, stored));
  return [...new Set([...known.keys(), ...now.keys()])].every(
    (slot) => known.get(slot) === now.get(slot) || sending.has(slot),
  );
}

/** The images that are stored, by what is known of them. */
export const storedImagesOf = <T extends EditingTypes>(
  description: EditingDescription<T>,
  { storedImages, saved }: Session<T>,
) => storedImages ?? imagesIn(description, saved);
