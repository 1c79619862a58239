import { codePath } from "~/domain/addresses";
import { CODE_TYPES, type CodeFormat, codeFileQuerySchema } from "~/domain/codes/code-file";
import type { UserAgentClass } from "~/domain/codes/user-agent";
import { contentDisposition } from "~/domain/file-name";
import { knownChange } from "~/server/data/change-log.server";
import type { Platform } from "~/server/platform/platform.server";
import { type CachedResponse, cacheGet, cacheSet, MEMORY_AGE_MS } from "~/server/platform/site-cache.server";
import { drawCodeFile } from "~/server/services/codes/draw-code-file.server";
import { resolveCode } from "~/server/services/codes/resolve-code.server";

/** Larger files are left to the data centre's cache: an isolate's memory is for pages. */
const MAX_MEMORY_BYTES = 32_000;
/** It may be printed from, so it is as fresh as the site's pages. */
const FRESH_SECONDS = 60;

/** Responds to a code: always a 302 that browsers do not store, so that a printed code follows its owner's changes. */
export async function respondWithCode(
  platform: Platform,
  code: string,
  agent: UserAgentClass,
): Promise<CachedResponse> {
  const madeAt = Date.now();
  const asOf = knownChange();
  const { location, endsAt, isUnknown, subjects, visited } = await resolveCode(platform, code, agent);
  const response: CachedResponse = {
    status: 302,
    headers: {
      Location: location,
      "Cache-Control": "no-store",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "X-Content-Type-Options": "nosniff",
    },
    body: null,
    ...(visited && { visited }),
    expiresAt: expiresAt(madeAt + MEMORY_AGE_MS, endsAt),
  };
  // Unknown codes must not displace known ones.
  if (!isUnknown) cacheSet(codePath(code), agent, response, { asOf, subjects });
  return response;
}

/** Responds with a code's image as a file. @returns null when the query has unsupported values */
export async function respondWithCodeFile(
  platform: Platform,
  { code, format }: { code: string; format: CodeFormat },
  search: URLSearchParams,
): Promise<CachedResponse | null> {
  const parsed = codeFileQuerySchema.safeParse(Object.fromEntries(search));
  if (!parsed.success) return null;
  const query = parsed.data;
  const variant = `file.${format}.${query.size}.${query.mm}.${query.download}`;
  // Its author has just changed it, and this isolate may not have seen the change yet.
  const known = query.isFresh ? undefined : cacheGet(codePath(code), variant, Date.now());
  if (known) return known;
  const madeAt = Date.now();
  const asOf = knownChange();
  const { bytes, tag, title, endsAt, subjects } = await drawCodeFile(platform, code, { ...query, format });
  const response: CachedResponse = {
    status: 200,
    headers: {
      "Content-Type": CODE_TYPES[format],
      "Content-Disposition": contentDisposition(
        query.download ? "attachment" : "inline",
        `${title || code} QR`,
        format,
      ),
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      "Cache-Control": `public, max-age=${FRESH_SECONDS}`,
      ETag: `"${tag}"`,
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
      // The app shows these images, and reads them to check that they scan.
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
    body: bytes,
    expiresAt: expiresAt(madeAt + MEMORY_AGE_MS, endsAt),
  };
  if (!query.isFresh && bytes.byteLength <= MAX_MEMORY_BYTES)
    cacheSet(codePath(code), variant, response, { asOf, subjects });
  return response;
}

const expiresAt = (latest: number, endsAt: Date | undefined) =>
  Math.min(latest, endsAt?.getTime() ?? Number.POSITIVE_INFINITY);
