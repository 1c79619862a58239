import type { LanguageCode } from "~/domain/languages";
import type { Visited } from "~/domain/visits/visited";
import { knownChange } from "~/server/data/change-log.server";
import { SITE_POLICY } from "~/server/http/headers.server";
import { sha256 } from "~/server/platform/digest.server";
import type { Platform } from "~/server/platform/platform.server";
import {
  type CachedResponse,
  cacheGet,
  cacheSetShared,
  cacheSetUnknown,
  confirmedVariant,
  MEMORY_AGE_MS,
  type ResponseSource,
} from "~/server/platform/site-cache.server";
import { isOfVersion, sharedDocument, UNKNOWN_PATH, type Visitor } from "./cached.server";
import type { SiteDocumentPath } from "./path.server";

/** Response header of a site route: until when its response is valid (milliseconds since the epoch). */
export const EXPIRES_AT = "X-Expires-At";

/** Header: which visitors the response may be cached for. */
export const CACHE_SCOPE = "X-Cache-Scope";

/**
 * `never`: for one visitor; `gate`: asks to confirm a level; `confirmed`: the document behind it; `unknown`: has no
 * document of its own, since the address has nothing to show. Absent for a public document.
 */
export type CacheScope = "never" | "gate" | "confirmed" | "unknown";

/** Header: the level of a sensitive page. */
export const LEVEL = "X-Level";

/** Header: the version of its page or card. */
export const VERSION = "X-Version";

/** Header: what it was made from. */
export const SUBJECTS = "X-Subjects";

/** Header: what its visit is counted for, as JSON. */
export const VISITED = "X-Visited";

/** Header: that its address is secret. */
export const PRIVATE = "X-Private";

/** The requested document and its visitor. */
export interface DocumentAsk extends Visitor {
  target: SiteDocumentPath;
  /** The lowest version that will do; absent for any. */
  version?: number;
}

type Draw = (target: SiteDocumentPath) => Promise<Response>;

/** Reads a document from the data centre's cache or draws and caches it. */
export async function documentResponse(
  platform: Platform,
  ask: DocumentAsk,
  draw: Draw,
): Promise<CachedResponse> {
  const { target, language, version } = ask;
  const known = await sharedDocument(platform, target.path, ask);
  if (known && isOfVersion(known, version)) return known;
  const madeAt = Date.now();
  const asOf = knownChange();
  const drawn = await draw(target);
  const source = { asOf, subjects: subjectsOf(drawn) };
  const cacheScope = drawn.headers.get(CACHE_SCOPE) as CacheScope | null;
  if (cacheScope === "never") return uncacheableResponse(drawn, language);
  if (cacheScope === "unknown") return respondToUnknown(platform, ask, drawn, source, madeAt, draw);
  const response = await storedResponse(drawn, language, cacheScope, madeAt);
  if (drawn.status >= 500) return response;
  const variant = cacheScope === "confirmed" ? confirmedVariant(language) : language;
  cacheSetShared(platform, target.path, variant, response, source, madeAt);
  return response;
}

/**
 * The document of an address that has nothing to show. The change log names pages and cards, so only those are cached.
 */
async function respondToUnknown(
  platform: Platform,
  { target, language }: DocumentAsk,
  drawn: Response,
  source: ResponseSource,
  madeAt: number,
  draw: Draw,
): Promise<CachedResponse> {
  const version = versionOf(drawn);
  if (target.kind === "page" || target.kind === "card")
    cacheSetUnknown(
      target.path,
      { expiresAt: Math.min(madeAt + MEMORY_AGE_MS, expiresAt(drawn)), ...version },
      source,
    );
  const unknown = { kind: "unknown", path: UNKNOWN_PATH } as const;
  const document =
    cacheGet(UNKNOWN_PATH, language, Date.now()) ??
    (await documentResponse(platform, { target: unknown, language }, draw));
  return { ...document, ...version };
}

async function storedResponse(
  drawn: Response,
  language: LanguageCode,
  cacheScope: Exclude<CacheScope, "never" | "unknown"> | null,
  madeAt: number,
): Promise<CachedResponse> {
  const body = new Uint8Array(await drawn.arrayBuffer());
  const location = drawn.headers.get("Location");
  return {
    status: drawn.status,
    headers: location
      ? { ...COMMON, Location: location, "Cache-Control": "no-cache" }
      : cacheScope === "confirmed"
        ? { ...textHeaders(language), "Cache-Control": "no-store" }
        : await documentHeaders(body, language),
    body: location ? null : body,
    expiresAt: Math.min(madeAt + MEMORY_AGE_MS, expiresAt(drawn)),
    ...versionOf(drawn),
    ...visitedOf(drawn),
    ...(cacheScope ? { [cacheScope]: Number(drawn.headers.get(LEVEL)) } : {}),
  };
}

const expiresAt = (drawn: Response) => Number(drawn.headers.get(EXPIRES_AT)) || Number.POSITIVE_INFINITY;

const subjectsOf = (drawn: Response) => drawn.headers.get(SUBJECTS)?.split(" ") ?? [];

/** What a route's response is counted for. */
export function visitedOf(drawn: Response): { visited?: Visited } {
  const visited = drawn.headers.get(VISITED);
  return visited ? { visited: JSON.parse(visited) as Visited } : {};
}

function versionOf(drawn: Response): { version?: number } {
  const version = drawn.headers.get(VERSION);
  return version ? { version: Number(version) } : {};
}

/** The response for one visitor only: not stored by any cache or browser. */
export async function uncacheableResponse(drawn: Response, language: LanguageCode): Promise<CachedResponse> {
  const location = drawn.headers.get("Location");
  const retryAfter = drawn.headers.get("Retry-After");
  return {
    status: drawn.status,
    headers: {
      ...textHeaders(language),
      "Cache-Control": "no-store",
      ...(drawn.headers.has(PRIVATE) ? { "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" } : {}),
      ...(location ? { Location: location } : {}),
      ...(retryAfter ? { "Retry-After": retryAfter } : {}),
    },
    body: location ? null : new Uint8Array(await drawn.arrayBuffer()),
    expiresAt: 0,
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
    // Browsers revalidate each time, mostly with 304: a change is visible to all within a minute.
    "Cache-Control": "no-cache",
    Vary: "Accept-Language",
    ETag: `"${tag}"`,
  };
}
