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

/** By this one, that nobody keeps its answer (`never`), or that others get another one behind it (`gate`). */
export const KEPT = "X-Kept";

/** Which document is wanted. */
export interface DocumentAsk {
  path: string;
  /** What else it depends on: the language, and for owners the version they ask for. */
  variant: string;
  language: LanguageCode;
  /** Whether other isolates may have it too; versions are their owners' alone. */
  isShared: boolean;
  /** Whether the visitor has answered the question that stands before a sensitive page. */
  hasConfirmed: boolean;
}

/** Gets a document from the data centre's cache or draws it, and keeps it for who comes next. */
export async function answerDocument(
  platform: Platform,
  { path, variant, language, isShared, hasConfirmed }: DocumentAsk,
  draw: () => Promise<Response>,
): Promise<CachedAnswer> {
  const known = isShared ? await recallShared(platform, path, variant) : undefined;
  if (known && !(known.isGate && hasConfirmed)) return known;
  const madeAt = Date.now();
  const drawn = await draw();
  const kept = drawn.headers.get(KEPT);
  if (kept === "never") return unkeptAnswer(drawn, language);
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
    ...(kept === "gate" ? { isGate: true } : {}),
  };
  if (drawn.status >= 500) return answer;
  if (isShared) rememberShared(platform, path, variant, answer, madeAt);
  else remember(path, variant, answer, madeAt);
  return answer;
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
