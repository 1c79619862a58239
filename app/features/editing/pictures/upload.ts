import type { TemporarySlot } from "~/domain/temporary/schema";
import { asAnswer, type CallAnswer, OFFLINE } from "~/features/editing/call";

export interface Upload {
  /** A page's or a card's. */
  slot: TemporarySlot;
  image: Blob;
  /** Of the draft it belongs to, where there is no account yet. */
  temporaryId?: string;
}

/** Sends one image; `onBytes` is told how many of its bytes have gone. Never throws. */
export function callUpload<T>(
  path: string,
  { slot, image, temporaryId }: Upload,
  onBytes: (sent: number) => void,
): Promise<CallAnswer<T>> {
  const form = new FormData();
  if (temporaryId) form.set("temporaryId", temporaryId);
  form.set("type", String(slot.type));
  if (slot.type === "block") form.set("block", slot.block);
  form.set("image", image, "image");
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.responseType = "json";
    request.upload.onprogress = (event) => onBytes(event.loaded);
    request.onload = () => resolve(asAnswer(request.response));
    request.onerror = () => resolve(OFFLINE);
    request.onabort = () => resolve(OFFLINE);
    request.send(form);
  });
}
