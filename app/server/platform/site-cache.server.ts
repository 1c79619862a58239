import { LANGUAGE_CODES } from "~/domain/languages";
import { MemoryCache } from "./memory-cache.server";
import type { Platform } from "./platform.server";

/** A whole answer, kept as bytes. */
export interface CachedAnswer {
  status: number;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer> | null;
  /** Milliseconds since the epoch from which it must not be sent any more. */
  staleAt: number;
}

/**
 * Two layers, together never older than a minute: this isolate's memory, and the data centre's Cache API behind it.
 * An answer gets its end of life when it is made and both layers obey it, so their times do not add up.
 */
export const MAX_AGE_MS = 55_000;

/** Room for some ten thousand pages of 5 kB in an isolate of 128 MB. */
const MEMORY_BYTES = 64 * 1024 * 1024;
const OVERHEAD_BYTES = 400;

const memory = new MemoryCache<CachedAnswer>(MEMORY_BYTES);
// The type of the browser's CacheStorage hides the one the Workers runtime adds to it.
const shared = () => (caches as unknown as { default: Cache }).default;

const cacheUrl = (platform: Platform, path: string, variant: string) =>
  `${platform.config.origins.site}${path}?variant=${variant}`;

function keepInMemory(path: string, variant: string, answer: CachedAnswer): void {
  memory.set(path, variant, answer, path.length + (answer.body?.byteLength ?? 0) + OVERHEAD_BYTES);
}

/**
 * The fast path of the site: synchronous, so that a hit awaits nothing.
 * @param variant what else the answer depends on: the visitor's language, or the class of their browser
 */
export function recall(path: string, variant: string, now: number): CachedAnswer | undefined {
  const found = memory.get(path, variant);
  return found && found.staleAt > now ? found : undefined;
}

/** Keeps an answer in this isolate. */
export function remember(path: string, variant: string, answer: CachedAnswer): void {
  keepInMemory(path, variant, answer);
}

const ENVELOPE = "X-Visita-Answer";

/** Looks in the data centre's cache for what another isolate made, and keeps it here. */
export async function recallShared(
  platform: Platform,
  path: string,
  variant: string,
): Promise<CachedAnswer | undefined> {
  const response = await shared().match(cacheUrl(platform, path, variant));
  if (!response) return undefined;
  const envelope = JSON.parse(response.headers.get(ENVELOPE) ?? "{}") as Omit<CachedAnswer, "body">;
  if (!(envelope.staleAt > platform.now().getTime())) return undefined;
  const answer = { ...envelope, body: new Uint8Array(await response.arrayBuffer()) };
  keepInMemory(path, variant, answer);
  return answer;
}

/** Keeps an answer here and, behind the visitor's back, in the data centre. Its variant must be a language. */
export function rememberShared(
  platform: Platform,
  path: string,
  variant: string,
  answer: CachedAnswer,
): void {
  keepInMemory(path, variant, answer);
  const seconds = Math.floor((answer.staleAt - platform.now().getTime()) / 1000);
  if (seconds < 1) return;
  const { body, ...envelope } = answer;
  // Only successful answers are kept by the Cache API, so the true status travels in the envelope.
  const response = new Response(body, {
    headers: { "Cache-Control": `max-age=${seconds}`, [ENVELOPE]: JSON.stringify(envelope) },
  });
  platform.defer(shared().put(cacheUrl(platform, path, variant), response));
}

/**
 * Forgets every variant of some paths here and in this data centre, before the write that asks for it is answered.
 * Elsewhere they end by themselves within a minute.
 */
export async function forgetPaths(platform: Platform, paths: string[]): Promise<void> {
  for (const path of paths) memory.delete(path);
  // Codes are kept in memory only: their answers are smaller than a look into the shared cache.
  const documents = paths.filter((path) => !path.startsWith("/q/"));
  const urls = documents.flatMap((path) =>
    LANGUAGE_CODES.map((language) => cacheUrl(platform, path, language)),
  );
  await Promise.all(urls.map((url) => shared().delete(url)));
}
