import type { ImageType } from "~/domain/media/image-types";
import type { Failure } from "~/server/http/error-response.server";

/** Why a call failed: what the server said, or that nothing came back at all. */
export type CallFailure =
  | Pick<Failure, "code" | "messageKey" | "params" | "field" | "fields" | "data">
  | {
      code: "offline";
      messageKey: "unavailable";
      params?: undefined;
      field?: undefined;
      fields?: undefined;
      data?: undefined;
    };

export type Answer<T> = { ok: true; value: T } | { ok: false; error: CallFailure };

const OFFLINE: Answer<never> = { ok: false, error: { code: "offline", messageKey: "unavailable" } };

/**
 * Calls our own server; never throws. What is no answer of ours counts as none.
 * @param onceKey the same for every try of making one thing, so that a try whose answer was lost makes no second one
 */
export async function callJson<T>(
  path: string,
  method = "GET",
  body?: unknown,
  onceKey?: string,
): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        Accept: "application/json",
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...(onceKey && { "Idempotency-Key": onceKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return asAnswer(await response.json());
  } catch {
    return OFFLINE;
  }
}

export interface Upload {
  type: ImageType;
  image: Blob;
  /** Of the draft it belongs to, where there is no account yet. */
  temporaryId?: string;
}

/** Sends one image; `onBytes` is told how many of its bytes have gone. Never throws. */
export function callUpload<T>(
  path: string,
  { type, image, temporaryId }: Upload,
  onBytes: (sent: number) => void,
): Promise<Answer<T>> {
  const form = new FormData();
  if (temporaryId) form.set("temporaryId", temporaryId);
  form.set("type", String(type));
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

function asAnswer<T>(body: unknown): Answer<T> {
  const isOurs = typeof body === "object" && body !== null && "ok" in body;
  return isOurs ? (body as Answer<T>) : OFFLINE;
}
