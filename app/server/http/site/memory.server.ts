import { userAgentClass } from "~/domain/codes/user-agent";
import type { LanguageCode } from "~/domain/languages";
import { isPlainSearch } from "~/domain/visits/tracking";
import { isCacheFresh, shouldSync, syncChanges } from "~/server/data/change-log.server";
import { type Background, logError, type Platform } from "~/server/platform/platform.server";
import { type CachedResponse, cacheGet } from "~/server/platform/site-cache.server";
import { cachedUnknownDocument } from "./cached.server";
import { countResponse } from "./count.server";
import { responseOf } from "./response.server";
import { visitorLanguage } from "./visitor-language.server";

/**
 * The site's hottest responses, before anything else is created for the request: an address or code that this isolate
 * has served before, plain or with parameters that do not change what it shows. Everything else, other spellings
 * included, takes the full path.
 * @param create the platforms for the change log, which is read in the background, and for counting
 */
export function responseFromCache(
  request: Request,
  url: URL,
  requestId: string,
  create: { createPlatform: () => Platform; createBackground: () => Background },
): Response | null {
  const now = Date.now();
  if (
    !isPlainSearch(url.search) ||
    (request.method !== "GET" && request.method !== "HEAD") ||
    !isCacheFresh(now)
  )
    return null;
  const path = url.pathname;
  const cached = path.startsWith("/q/")
    ? cacheGet(path, userAgentClass(request.headers.get("User-Agent")), now)
    : cachedPublic(path, visitorLanguage(request), now);
  if (!cached || (cached.gate !== undefined && request.headers.has("Cookie"))) return null;
  if (shouldSync(now)) {
    const platform = create.createPlatform();
    platform.defer(syncChanges(platform.db));
  }
  countResponse(request, url, cached, create.createBackground);
  return responseOf(request, cached, requestId);
}

/** A public document: visitors who confirmed a level take the full path. */
function cachedPublic(path: string, language: LanguageCode, now: number): CachedResponse | undefined {
  return cacheGet(path, language, now) ?? cachedUnknownDocument(path, language, now);
}

/**
 * Before the full path: reads the changes, so that nothing older than a minute is stored or sent. When the database is
 * unavailable, visitors get what is cached: a slightly old page is better than none.
 */
export async function syncIfStale(platform: Platform): Promise<void> {
  if (isCacheFresh(Date.now())) return;
  try {
    await syncChanges(platform.db);
  } catch (error) {
    logError("the change log does not answer", error, platform.requestId);
  }
}
