import { timingSafeEqual } from "node:crypto";
import { hmac } from "~/server/platform/digest.server";
import type { Platform } from "~/server/platform/platform.server";

const LENGTH = 32;

const signed = async (platform: Platform, placeId: string, time: string): Promise<string> =>
  (await hmac(platform.config.tokenSecret, `form:${placeId}:${time}`)).slice(0, LENGTH);

/**
 * When a form was drawn, signed, for a field of it. A cached form only gets older.
 * @param placeId of the page or card
 */
export async function formTime(platform: Platform, placeId: string): Promise<string> {
  const time = platform.realNow().getTime().toString(36);
  return `${time}.${await signed(platform, placeId, time)}`;
}

/** @returns how old a posted form is in milliseconds; null where its field was not signed by us for this page or card */
export async function formAge(platform: Platform, placeId: string, given: unknown): Promise<number | null> {
  const [, time, signature] =
    (typeof given === "string" && /^([0-9a-z]{1,11})\.([0-9a-f]{32})$/.exec(given)) || [];
  if (!time || !signature) return null;
  const right = await signed(platform, placeId, time);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(right))) return null;
  return platform.realNow().getTime() - Number.parseInt(time, 36);
}

/** @returns the field of a form that comes back: as it was posted, so that its time runs on, or a new one */
export async function formTimeAgain(platform: Platform, placeId: string, given: unknown): Promise<string> {
  return typeof given === "string" && (await formAge(platform, placeId, given)) !== null
    ? given
    : formTime(platform, placeId);
}
