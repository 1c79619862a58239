import type { Platform } from "~/server/platform/platform.server";
import { isMacOf, macOf } from "~/server/platform/secrets.server";

const LENGTH = 32;

const textOf = (placeId: string, time: string) => `form:${placeId}:${time}`;

/**
 * When a form was drawn, signed, for a field of it. A cached form only gets older.
 * @param placeId of the page or card
 */
export async function formTime(platform: Platform, placeId: string): Promise<string> {
  const time = platform.realNow().getTime().toString(36);
  const mac = await macOf(platform, "session", textOf(placeId, time));
  return `${time}.${mac.slice(0, LENGTH)}`;
}

/** @returns how old a posted form is in milliseconds; null where its field was not signed by us for this page or card */
export async function formAge(platform: Platform, placeId: string, given: unknown): Promise<number | null> {
  const [, time, signature] =
    (typeof given === "string" && /^([0-9a-z]{1,11})\.([0-9a-f]{32})$/.exec(given)) || [];
  if (!time || !signature) return null;
  if (!(await isMacOf(platform, "session", textOf(placeId, time), signature))) return null;
  return platform.realNow().getTime() - Number.parseInt(time, 36);
}

/** @returns the field of a form that comes back: as it was posted, so that its time runs on, or a new one */
export async function formTimeAgain(platform: Platform, placeId: string, given: unknown): Promise<string> {
  return typeof given === "string" && (await formAge(platform, placeId, given)) !== null
    ? given
    : formTime(platform, placeId);
}
