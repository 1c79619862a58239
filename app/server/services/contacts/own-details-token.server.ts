import { ownDetailsPath } from "~/domain/addresses";
import { ID_PREFIXES, isId } from "~/domain/ids";
import type { Platform } from "~/server/platform/platform.server";
import { isMacOf, macOf } from "~/server/platform/secrets.server";

const textOf = (contactId: string) => `own-details:${contactId}`;

/**
 * @returns the address at which a visitor views, corrects and withdraws what they left: valid as long as it is stored
 */
export async function ownDetailsUrl(platform: Platform, contactId: string): Promise<string> {
  const token = `${contactId}.${await macOf(platform, "links", textOf(contactId))}`;
  return platform.config.origins.site + ownDetailsPath(token);
}

/** @returns the id of a token's contact, or null for an invalid one; it reads no row */
export async function readOwnDetailsToken(platform: Platform, token: string): Promise<string | null> {
  const [, id, given] = /^(\w{1,40})\.([0-9a-f]{64})$/.exec(token) ?? [];
  if (!given || !isId(ID_PREFIXES.contact, id)) return null;
  return (await isMacOf(platform, "links", textOf(id), given)) ? id : null;
}
