import { timingSafeEqual } from "node:crypto";
import { hmac } from "~/server/platform/digest.server";
import type { Platform } from "~/server/platform/platform.server";

/** @returns the token with which a phone requests a pass: constant, since a pass cannot change its token */
export function passToken(platform: Platform, serialNumber: string): Promise<string> {
  return hmac(platform.config.tokenSecret, `apple-pass:${serialNumber}`);
}

/** Whether an `Authorization: ApplePass <token>` header is the one of a pass. */
export async function isPassToken(
  platform: Platform,
  serialNumber: string,
  header: string | null,
): Promise<boolean> {
  const given = /^ApplePass ([0-9a-f]{64})$/.exec(header ?? "")?.[1];
  if (!given) return false;
  const right = await passToken(platform, serialNumber);
  return timingSafeEqual(Buffer.from(given), Buffer.from(right));
}
