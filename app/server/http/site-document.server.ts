import type { LanguageCode } from "~/domain/languages";
import { sha256 } from "~/server/platform/digest.server";
import type { Platform } from "~/server/platform/platform.server";
import {
  type CachedAnswer,
  MEMORY_AGE_MS,
  recallShared,
  remember,
  rememberShared,
} from "~/server/platform/site-cache.server";
import { SITE_POLICY } from "./headers.server";

/** By this header a route of the site says until when its answer holds (milliseconds since the epoch). */
export const HOLDS_UNTIL = "X-Holds-Until";

/** Which document is wanted. */
export interface DocumentAsk {
  path: string;
  /** What else it depends on: the language, and for owners the version they ask for. */
  variant: string;
  language: LanguageCode;
  /** Whether other isolates may have it too; versions are their owners' alone. */
  isShared: boolean;
}

/** Gets a document from the data centre's cache or draws it, and keeps it for who comes next. */
export async function answerDocument(
  platform: Platform,
  { path, variant, language, isShared }: DocumentAsk,
  draw: () => Promise<Response>,
): Promise<CachedAnswer> {
  const known = isShared ? await recallShared(platform, path, variant) : undefined;
  if (known) return known;
  const madeAt = Date.now();
  const drawn = await draw();
  const body = new Uint8Array(await drawn.arrayBuffer());
  const holds = Number(drawn.headers.get(HOLDS_UNTIL)) || Number.POSITIVE_INFINITY;
  const location = drawn.headers.get("Location");
  const answer: CachedAnswer = {
    status: drawn.status,
    headers: location
      ? { ...COMMON, Location: location, "Cache-Control": "no-cache" }
      : await documentHeaders(body, language),
    body: location ? null : body,
    staleAt: Math.min(madeAt + MEMORY_AGE_MS, holds),
  };
  if (drawn.status >= 500) return answer;
  if (isShared) rememberShared(platform, path, variant, answer, madeAt);
  else remember(path, variant, answer, madeAt);
  return answer;
}

const COMMON = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
};

async function documentHeaders(
  body: Uint8Array<ArrayBuffer>,
  language: LanguageCode,
): Promise<Record<string, string>> {
  const tag = (await sha256(body)).slice(0, 20);
  return {
    ...COMMON,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Language": language === "jp" ? "ja" : language,
    "Content-Security-Policy": SITE_POLICY,
    // Visitors ask again each time and mostly hear "not modified": a change is seen by all within a minute.
    "Cache-Control": "no-cache",
    Vary: "Accept-Language",
    ETag: `"${tag}"`,
  };
}
