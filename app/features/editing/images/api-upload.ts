import type { AnonymousSlot } from "~/domain/anonymous/schema";
import { type ApiResult, addressOf, asResult, OFFLINE, userHeader } from "~/features/editing/api-fetch";
import type { ResponseOf } from "~/routes/resources/contracts";

export interface Upload {
  /** A page's, a card's or a person's. */
  slot: AnonymousSlot | { type: "original" | "cropped" };
  image: Blob;
  /** Of its draft, without an account. */
  temporaryId?: string;
}

/** An endpoint that accepts images as form data, and their owner. */
export type UploadTarget =
  | { name: "POST /editor/temporary"; params?: undefined }
  | { name: "POST /editor/:id/image"; params: { id: string } }
  | { name: "POST /editor-business-card/:hash/image"; params: { hash: string } }
  | { name: "POST /dashboard-team/templates/:id/image"; params: { id: string } }
  | { name: "POST /account/picture"; params?: undefined };

/** An image may take this long: the largest one, on a slow network. */
const UPLOAD_MS = 300_000;

/** Sends one image; `onBytes` is called with the number of bytes sent. Never throws. */
export function apiUpload<Target extends UploadTarget>(
  target: Target,
  { slot, image, temporaryId }: Upload,
  onBytes: (sent: number) => void,
): Promise<ApiResult<ResponseOf<Target["name"]>>> {
  const form = new FormData();
  if (temporaryId) form.set("temporaryId", temporaryId);
  form.set("type", String(slot.type));
  if (slot.type === "block") form.set("block", slot.block);
  form.set("image", image, "image");
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", addressOf<UploadTarget["name"]>(target.name, target));
    request.responseType = "json";
    request.timeout = UPLOAD_MS;
    for (const [header, value] of Object.entries(userHeader())) request.setRequestHeader(header, value);
    request.upload.onprogress = (event) => onBytes(event.loaded);
    request.onload = () => resolve(asResult(request.response));
    request.onerror = () => resolve(OFFLINE);
    request.onabort = () => resolve(OFFLINE);
    request.ontimeout = () => resolve(OFFLINE);
    request.send(form);
  });
}
