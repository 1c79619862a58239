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
 * The site's hottest answers, before anything else is made for the request: an address or code that this isolate has
 * answered before, plain or with parameters that change nothing of what it shows. Everything else, other spellings included, takes the long way.
 * @param create what the change log, which is asked behind the visitor's back, and counting are given
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
  const kept = path.startsWith("/q/")
    ? cacheGet(path, userAgentClass(request.headers.get("User-Agent")), now)
    : cachedPublic(path, visitorLanguage(request), now);
  if (!kept || (kept.gate !== undefined && request.headers.has("Cookie"))) return null;
  if (shouldSync(now)) {
    const platform = create.createPlatform();
    platform.defer(syncChanges(platform.db));
  }
  countResponse(request, url, kept, create.createBackground);
  return responseOf(request, kept, requestId);
}

/** A document for everybody: who has confirmed a level takes the long way. */
function cachedPublic(path: string, language: LanguageCode, now: number): CachedResponse | undefined {
  return cacheGet(path, language, now) ?? cachedUnknownDocument(path, language, now);
}

/**
 * Before the long way: reads what changed, so that nothing is stored or sent that is older than a minute. When the
 * database does not answer, visitors get what there is: a page a little old is better than none.
 */
export async function syncIfStale(platform: Platform): Promise<void> {
  if (isCacheFresh(Date.now())) return;
  try {
    await syncChanges(platform.db);
  } catch (error) {
    logError("the change log does not answer", error, platform.requestId);
  }
}
