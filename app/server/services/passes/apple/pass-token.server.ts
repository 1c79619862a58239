import type { Platform } from "~/server/platform/platform.server";
import { isMacOf, macOf } from "~/server/platform/secrets.server";

const textOf = (serialNumber: string) => `apple-pass:${serialNumber}`;

/** @returns the token with which a phone requests a pass: constant, since a pass cannot change its token */
export const passToken = (platform: Platform, serialNumber: string): Promise<string> =>
  macOf(platform, "passes", textOf(serialNumber));

/** Whether an `Authorization: ApplePass <token>` header is the one of a pass. */
export async function isPassToken(
  platform: Platform,
  serialNumber: string,
  header: string | null,
): Promise<boolean> {
  const given = /^ApplePass ([0-9a-f]{64})$/.exec(header ?? "")?.[1];
  return given !== undefined && isMacOf(platform, "passes", textOf(serialNumber), given);
}
