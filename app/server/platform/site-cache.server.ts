import type { LanguageCode } from "~/domain/languages";
import type { SensitiveLevel } from "~/domain/pages/schema";
import type { Visited } from "~/domain/visits/visited";
import { MemoryCache, type Source } from "./memory-cache.server";
import type { Platform } from "./platform.server";
import { sharedCache } from "./shared-cache.server";
import { joined, StyledBodies, type StyledBody } from "./styled-bodies.server";

/** What a response was made from, by the names of domain/changes.ts. */
export interface ResponseSource extends Omit<Source, "asOf"> {
  /** As in {@link Source}; null before this isolate has read the change log: then the response is not stored. */
  asOf: number | null;
}

/** A complete cached response, stored as bytes. */
export interface CachedResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
  /** Milliseconds since the epoch from which it must not be sent any more. */
  expiresAt: number;
  /** What its visit is counted for; absent where none is. */
  visited?: Visited;
  /** The version of its page or card; absent where the address has neither. */
  version?: number;
  /** The level to confirm, before the content of a sensitive page. */
  gate?: SensitiveLevel;
  /** The level that a visitor must have confirmed to see it. */
  confirmed?: SensitiveLevel;
}

/** An address without page or card, and until when that is valid. */
export interface UnknownPath {
  expiresAt: number;
  /** The version of a page or card that exists but is not visible. */
  version?: number;
}

/**
 * Two layers. This isolate's memory holds what it made itself until the change log names a source of it, but no longer
 * than this, and no longer than the response itself is valid.
 */
export const MEMORY_AGE_MS = 10 * 60_000;
/**
 * Behind it the data centre's Cache API. Its entries name their sources: one that this isolate knows to be outdated is
 * skipped. For changes that it has not read yet they expire within the minute.
 */
const SHARED_AGE_MS = 55_000;

/**
 * Room for ten thousand pages of 20 links in one theme, held by a test; an isolate has 128 MB, for the program and its
 * requests as well.
 */
const MEMORY_BYTES = 64 * 1024 * 1024;
/** Larger responses are left to the data centre's cache: a few hundred of them would fill the memory. */
export const MAX_ENTRY_BYTES = 256 * 1024;
/** For one path in all its variants, such as a page in eleven languages. */
export const MAX_PATH_BYTES = 1024 * 1024;
/** Addresses without a document have a store of their own: however many are tried, no document is evicted. */
export const UNKNOWN_BYTES = 4 * 1024 * 1024;
/** Of an entry beside its body: keys, headers, objects. */
const OVERHEAD_BYTES = 600;

/** A response as the memory stores it, with its share in a style sheet. */
interface StoredResponse {
  response: CachedResponse;
  styled: StyledBody | null;
}

const bodies = new StyledBodies();
const memory = new MemoryCache<StoredResponse>(
  { bytes: MEMORY_BYTES, entryBytes: MAX_ENTRY_BYTES, groupBytes: MAX_PATH_BYTES },
  {
    get bytes() {
      return bodies.bytes;
    },
    release({ styled }) {
      if (styled) bodies.release(styled.key);
    },
  },
);
const unknown = new MemoryCache<UnknownPath>({ bytes: UNKNOWN_BYTES });

function cacheUrl(platform: Platform, path: string, variant: string): string {
  // In development the clock that expires responses may be moved: entries of another offset are not found.
  const ahead = Math.round((platform.now().getTime() - platform.realNow().getTime()) / 60_000);
  return `${platform.config.origins.site}${path}?variant=${variant}${ahead ? `&ahead=${ahead}` : ""}`;
}

/**
 * The fast path of the site: synchronous, so that a hit awaits nothing.
 * @param variant what else the response depends on: the visitor's language, or the class of their browser
 */
export function cacheGet(path: string, variant: string, now: number): CachedResponse | undefined {
  const found = memory.get(path, variant);
  return found && found.response.expiresAt > now ? found.response : undefined;
}

/** The variant for visitors who have confirmed a level: never that of a language alone. */
export const confirmedVariant = (language: LanguageCode) => `${language}.confirmed`;

/** @returns the entry of an address that has nothing to show */
export function cacheGetUnknown(path: string, now: number): UnknownPath | undefined {
  const found = unknown.get(path, "");
  return found && found.expiresAt > now ? found : undefined;
}

/** Stores in this isolate that an address has nothing to show. */
export function cacheSetUnknown(path: string, entry: UnknownPath, source: ResponseSource): void {
  if (!isPlaced(source)) return;
  unknown.set(path, "", entry, path.length + sizeOf(source) + OVERHEAD_BYTES, source);
}

/** The bytes stored in this isolate. */
export const memoryBytes = () => ({ documents: memory.bytes, unknown: unknown.bytes });

/** Stores a response in this isolate, unless it is too large or already outdated. */
export function cacheSet(
  path: string,
  variant: string,
  cached: CachedResponse,
  source: ResponseSource,
): void {
  if (!isPlaced(source)) return;
  const styled = cached.body && bodies.take(cached.body);
  const body = (styled?.content ?? cached.body)?.byteLength ?? 0;
  const response = styled ? withBodyOf(styled, cached) : cached;
  memory.set(
    path,
    variant,
    { response, styled },
    path.length + body + sizeOf(source) + OVERHEAD_BYTES,
    source,
  );
}

/** The same response, whose body is put together when it is read: most visitors have it already, and get none. */
const withBodyOf = (styled: StyledBody, cached: CachedResponse): CachedResponse => ({
  ...cached,
  get body() {
    return joined(styled);
  },
});

const isPlaced = (source: ResponseSource): source is ResponseSource & Source => source.asOf !== null;
const sizeOf = ({ subjects }: ResponseSource) => subjects.reduce((bytes, { length }) => bytes + length, 0);

const ENVELOPE = "X-Visita-Response";
type Envelope = Omit<CachedResponse, "body"> & { source?: Source & ResponseSource };

/** Reads another isolate's response from the data centre's cache, and stores it here until it expires. */
export async function cacheGetShared(
  platform: Platform,
  path: string,
  variant: string,
): Promise<CachedResponse | undefined> {
  const now = Date.now();
  const response = await sharedCache().match(cacheUrl(platform, path, variant));
  if (!response) return undefined;
  const { source, ...envelope } = JSON.parse(response.headers.get(ENVELOPE) ?? "{}") as Envelope;
  if (!(envelope.expiresAt > now) || !source || memory.isOutdated(source)) return undefined;
  const cached = { ...envelope, body: new Uint8Array(await response.arrayBuffer()) };
  cacheSet(path, variant, cached, source);
  return cached;
}

/** Stores a response here and, in the background, in the data centre. @param madeAt when its making began */
export function cacheSetShared(
  platform: Platform,
  path: string,
  variant: string,
  cached: CachedResponse,
  source: ResponseSource,
  madeAt: number,
): void {
  if (!isPlaced(source)) return;
  cacheSet(path, variant, cached, source);
  const { body, ...envelope } = cached;
  const expiresAt = Math.min(envelope.expiresAt, madeAt + SHARED_AGE_MS);
  const seconds = Math.floor((expiresAt - Date.now()) / 1000);
  if (seconds < 1) return;
  // The Cache API stores only successful responses, so the true status is in the envelope.
  const response = new Response(body, {
    headers: {
      "Cache-Control": `max-age=${seconds}`,
      [ENVELOPE]: JSON.stringify({ ...envelope, expiresAt, source } satisfies Envelope),
    },
  });
  platform.defer(sharedCache().put(cacheUrl(platform, path, variant), response));
}

/** Invalidates in this isolate what was made before the newest changes. @param changes their places by subject */
export function invalidate(changes: ReadonlyMap<string, number>): void {
  memory.invalidate(changes);
  unknown.invalidate(changes);
}

/** Drops everything that this isolate has stored. @param asOf the newest change */
export function invalidateAll(asOf = 0): void {
  memory.clear(asOf);
  unknown.clear(asOf);
}
