import type { LanguageCode } from "~/domain/languages";
import type { SensitiveLevel } from "~/domain/pages/schema";
import type { Platform } from "~/server/platform/platform.server";
import {
  type CachedResponse,
  cacheGet,
  cacheGetShared,
  cacheGetUnknown,
  confirmedVariant,
} from "~/server/platform/site-cache.server";

/** The address of the one document, per language, for every address that has nothing to show. */
export const UNKNOWN_PATH = "/";

/** What a document depends on for its visitor. */
export interface Visitor {
  language: LanguageCode;
  /** The level confirmed for this address. */
  confirmed?: SensitiveLevel;
}

/** @returns the document of an address from this isolate's memory, if it is valid for this visitor */
export function cachedDocument(path: string, visitor: Visitor, now: number): CachedResponse | undefined {
  const { language, confirmed } = visitor;
  const own = confirmed && cacheGet(path, confirmedVariant(language), now);
  if (own && isFor(own, visitor)) return own;
  const found = cacheGet(path, language, now);
  if (!found) return cachedUnknownDocument(path, language, now);
  return isFor(found, visitor) ? found : undefined;
}

/** @returns the same from the data centre's cache */
export async function sharedDocument(
  platform: Platform,
  path: string,
  visitor: Visitor,
): Promise<CachedResponse | undefined> {
  const { language, confirmed } = visitor;
  const own = confirmed && (await cacheGetShared(platform, path, confirmedVariant(language)));
  if (own && isFor(own, visitor)) return own;
  const found = await cacheGetShared(platform, path, language);
  return found && isFor(found, visitor) ? found : undefined;
}

/** @returns the not-found document, if an address is known to have nothing to show */
export function cachedUnknownDocument(
  path: string,
  language: LanguageCode,
  now: number,
): CachedResponse | undefined {
  const entry = cacheGetUnknown(path, now);
  const document = entry && cacheGet(UNKNOWN_PATH, language, now);
  return document && { ...document, version: entry.version };
}

/** Whether a stored document has at least a version of its page or card. */
export function isOfVersion(response: CachedResponse, version: number | undefined): boolean {
  return version === undefined || (response.version ?? 0) >= version;
}

/** The gate is for visitors who have not confirmed its level, the document behind it for those who have. */
function isFor({ gate, confirmed: asked }: CachedResponse, { confirmed }: Visitor): boolean {
  if (asked !== undefined) return asked === confirmed;
  return gate === undefined || gate !== confirmed;
}
