import { knownChange } from "~/server/data/change-log.server";
import type { Platform } from "~/server/platform/platform.server";
import {
  type CachedResponse,
  cacheGet,
  cacheGetShared,
  cacheSetShared,
  MEMORY_AGE_MS,
} from "~/server/platform/site-cache.server";
import { robotsText, securityText } from "~/server/services/site/program-files.server";
import {
  MAX_FILES,
  type SitemapStarts,
  sitemapStarts,
  writeSitemap,
} from "~/server/services/site/sitemap.server";

/** The files of the site for programs. */
export type SiteFile = { name: "robots" | "security" } | { name: "sitemap"; file?: number };

const SITEMAP = /^\/sitemap(?:-([1-9]\d{0,2}))?\.xml$/;
/** Sitemaps cost thousands of rows, and may be stale; no change invalidates them. */
const SITEMAP_AGE_MS = 55_000;

/** @returns the file at a path of the site, or null */
export function readSiteFile(path: string): SiteFile | null {
  if (path === "/robots.txt") return { name: "robots" };
  if (path === "/.well-known/security.txt") return { name: "security" };
  const sitemap = SITEMAP.exec(path);
  if (!sitemap) return null;
  const file = sitemap[1] ? Number(sitemap[1]) : undefined;
  return file !== undefined && file > MAX_FILES ? null : { name: "sitemap", file };
}

export async function siteFile(platform: Platform, { name, ...file }: SiteFile): Promise<CachedResponse> {
  if (name === "robots") return text(robotsText(platform), "text/plain; charset=utf-8", 3600);
  if (name === "security") return text(securityText(platform), "text/plain; charset=utf-8", 3600);
  return sitemap(platform, "file" in file ? file.file : undefined);
}

async function sitemap(platform: Platform, file: number | undefined): Promise<CachedResponse> {
  const path = file ? `/sitemap-${file}.xml` : "/sitemap.xml";
  return cached(platform, path, "en", SITEMAP_AGE_MS, async () => {
    const xml = await writeSitemap(platform, await starts(platform), file);
    // A number beyond the last file is cached as well; there are no more numbers than MAX_FILES.
    if (xml === null) return { ...text("", "text/plain; charset=utf-8", 0), status: 404 };
    return text(xml, "application/xml; charset=utf-8", 60);
  });
}

/** The first addresses of the sitemap's files, cached for all of them and longer than a file: they need a scan. */
async function starts(platform: Platform): Promise<SitemapStarts> {
  const { body } = await cached(platform, "/sitemap.xml", "starts", MEMORY_AGE_MS, async () =>
    text(JSON.stringify(await sitemapStarts(platform)), "application/json", 0),
  );
  return JSON.parse(new TextDecoder().decode(body ?? undefined)) as SitemapStarts;
}

/** @returns what this isolate or its data centre has cached, else a new one; in development always a new one */
async function cached(
  platform: Platform,
  path: string,
  variant: string,
  ageMs: number,
  make: () => Promise<CachedResponse>,
): Promise<CachedResponse> {
  // In development a page is in the sitemap as soon as it is published.
  if (platform.config.isDevelopment) return make();
  const known = cacheGet(path, variant, Date.now()) ?? (await cacheGetShared(platform, path, variant));
  if (known) return known;
  const madeAt = Date.now();
  const source = { asOf: knownChange(), subjects: [] };
  const response = { ...(await make()), expiresAt: madeAt + ageMs };
  cacheSetShared(platform, path, variant, response, source, madeAt);
  return response;
}

function text(content: string, type: string, maxAge: number): CachedResponse {
  return {
    status: 200,
    headers: {
      "Content-Type": type,
      "Cache-Control": maxAge > 0 ? `public, max-age=${maxAge}` : "no-cache",
      "X-Content-Type-Options": "nosniff",
    },
    body: new TextEncoder().encode(content),
    expiresAt: 0,
  };
}
