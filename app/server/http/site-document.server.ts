import type { LanguageCode } from "~/domain/languages";
import { sha256 } from "~/server/platform/digest.server";
import type { Platform } from "~/server/platform/platform.server";
import {
  type CachedAnswer,
  MAX_AGE_MS,
  recallShared,
  rememberShared,
} from "~/server/platform/site-cache.server";
import { SITE_POLICY } from "./headers.server";

/** By this header a route of the site says until when its answer holds (milliseconds since the epoch). */
export const HOLDS_UNTIL = "X-Holds-Until";

/** Gets a document from the data centre's cache or draws it, and keeps it for who comes next. */
export async function answerDocument(
  platform: Platform,
  key: string,
  language: LanguageCode,
  draw: () => Promise<Response>,
): Promise<CachedAnswer> {
  const known = await recallShared(platform, key, language);
  if (known) return known;
  const drawn = await draw();
  const body = new Uint8Array(await drawn.arrayBuffer());
  const now = platform.now().getTime();
  const holds = Number(drawn.headers.get(HOLDS_UNTIL)) || Number.POSITIVE_INFINITY;
  const location = drawn.headers.get("Location");
  const headers: [string, string][] = location
    ? [
        ["Location", location],
        ["Cache-Control", "no-cache"],
      ]
    : await documentHeaders(body, language);
  const answer = {
    status: drawn.status,
    headers,
    body: location ? null : body,
    staleAt: Math.min(now + MAX_AGE_MS, holds),
  };
  if (drawn.status < 500) rememberShared(platform, key, language, answer);
  return answer;
}

async function documentHeaders(
  body: Uint8Array<ArrayBuffer>,
  language: LanguageCode,
): Promise<[string, string][]> {
  const tag = (await sha256(body)).slice(0, 20);
  return [
    ["Content-Type", "text/html; charset=utf-8"],
    ["Content-Language", language === "jp" ? "ja" : language],
    ["Content-Security-Policy", SITE_POLICY],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    // Visitors ask again each time and mostly hear "not modified": a change is seen by all within a minute.
    ["Cache-Control", "no-cache"],
    ["Vary", "Accept-Language"],
    ["ETag", `"${tag}"`],
  ];
}
