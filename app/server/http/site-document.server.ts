import type { LanguageCode } from "~/domain/languages";
import { sha256 } from "~/server/platform/digest.server";
import type { Platform } from "~/server/platform/platform.server";
import {
  type CachedAnswer,
  MEMORY_AGE_MS,
  recallShared,
  rememberShared,
} from "~/server/platform/site-cache.server";
import { SITE_POLICY } from "./headers.server";

/** By this header a route of the site says until when its answer holds (milliseconds since the epoch). */
export const HOLDS_UNTIL = "X-Holds-Until";

/** By this one, that nobody keeps its answer (`never`), or that others get another one behind it (`gate`). */
export const KEPT = "X-Kept";

/** By this one, which version of its page or card it shows. */
export const OF_VERSION = "X-Of-Version";

/** Which document is wanted. */
export interface DocumentAsk {
  path: string;
  /** What else it depends on. */
  language: LanguageCode;
  /** The version that it must at least be of; absent where any will do. */
  version?: number;
  /** Whether the visitor has answered the question that stands before a sensitive page. */
  hasConfirmed: boolean;
}

/** Gets a document from the data centre's cache or draws it, and keeps it for who comes next. */
export async function answerDocument(
  platform: Platform,
  { path, language, version, hasConfirmed }: DocumentAsk,
  draw: () => Promise<Response>,
): Promise<CachedAnswer> {
  const known = await recallShared(platform, path, language);
  if (known && isOfVersion(known, version) && !(known.isGate && hasConfirmed)) return known;
  const madeAt = Date.now();
  const drawn = await draw();
  const kept = drawn.headers.get(KEPT);
  if (kept === "never") return unkeptAnswer(drawn, language);
  const body = new Uint8Array(await drawn.arrayBuffer());
  const holds = Number(drawn.headers.get(HOLDS_UNTIL)) || Number.POSITIVE_INFINITY;
  const location = drawn.headers.get("Location");
  const ofVersion = drawn.headers.get(OF_VERSION);
  const answer: CachedAnswer = {
    status: drawn.status,
    headers: location
      ? { ...COMMON, Location: location, "Cache-Control": "no-cache" }
      : await documentHeaders(body, language),
    body: location ? null : body,
    staleAt: Math.min(madeAt + MEMORY_AGE_MS, holds),
    ...(ofVersion ? { version: Number(ofVersion) } : {}),
    ...(kept === "gate" ? { isGate: true } : {}),
  };
  if (drawn.status >= 500) return answer;
  rememberShared(platform, path, language, answer, madeAt);
  return answer;
}

/** Whether a kept answer is of a version of its page or card, or of a later one. */
export function isOfVersion(answer: CachedAnswer, version: number | undefined): boolean {
  return version === undefined || (answer.version ?? 0) >= version;
}

/** The answer that is for this one visitor: no cache and no browser keeps it. */
export async function unkeptAnswer(drawn: Response, language: LanguageCode): Promise<CachedAnswer> {
  const location = drawn.headers.get("Location");
  const retryAfter = drawn.headers.get("Retry-After");
  return {
    status: drawn.status,
    headers: {
      ...textHeaders(language),
      "Cache-Control": "no-store",
      ...(location ? { Location: location } : {}),
      ...(retryAfter ? { "Retry-After": retryAfter } : {}),
    },
    body: location ? null : new Uint8Array(await drawn.arrayBuffer()),
    staleAt: 0,
  };
}

const COMMON = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
};

const textHeaders = (language: LanguageCode) => ({
  ...COMMON,
  "Content-Type": "text/html; charset=utf-8",
  "Content-Language": language === "jp" ? "ja" : language,
  "Content-Security-Policy": SITE_POLICY,
});

async function documentHeaders(
  body: Uint8Array<ArrayBuffer>,
  language: LanguageCode,
): Promise<Record<string, string>> {
  const tag = (await sha256(body)).slice(0, 20);
  return {
    ...textHeaders(language),
    // Visitors ask again each time and mostly hear "not modified": a change is seen by all within a minute.
    "Cache-Control": "no-cache",
    Vary: "Accept-Language",
    ETag: `"${tag}"`,
  };
}
