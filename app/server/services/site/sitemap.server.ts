import { pageUrl } from "~/domain/addresses";
import { isPageVisible } from "~/domain/pages/visitor";
import { listedPages, listedStarts } from "~/server/data/sitemap.server";
import type { Platform } from "~/server/platform/platform.server";

const PAGES_A_FILE = 10_000;
/** The format's limit; files are filled beyond PAGES_A_FILE only by pages newer than their starts. */
const MAX_PAGES_PER_FILE = 50_000;
/** Pages beyond these files are found by links only: the cost of one request is bounded. */
export const MAX_FILES = 50;

const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The first address of each file. However old they are, every listed page is in one of the files. */
export type SitemapStarts = readonly string[];

/** Reads the first address of each file: one row per listable page, and the only scan of them all. */
export function sitemapStarts(platform: Platform): Promise<SitemapStarts> {
  return listedStarts(platform.db, PAGES_A_FILE, MAX_FILES);
}

/**
 * @param file the number of the file; the first address is the index, or the only file while it holds everything
 * @returns the sitemap's XML, or null for a missing file, without reading a row
 */
export async function writeSitemap(
  platform: Platform,
  starts: SitemapStarts,
  file?: number,
): Promise<string | null> {
  if (file !== undefined) return file > starts.length ? null : writeFile(platform, starts, file);
  if (starts.length <= 1) return writeFile(platform, starts, 1);
  const { site } = platform.config.origins;
  const entries = starts.map((_, i) => `<sitemap><loc>${site}/sitemap-${i + 1}.xml</loc></sitemap>`);
  return `${HEAD}<sitemapindex ${SPACE}>\n${entries.join("\n")}\n</sitemapindex>\n`;
}

async function writeFile(platform: Platform, starts: SitemapStarts, file: number): Promise<string> {
  // The first file also has everything before its start: pages newer than the starts.
  const range = { from: file > 1 ? starts[file - 1] : undefined, before: starts[file] };
  const most = file < MAX_FILES ? MAX_PAGES_PER_FILE : PAGES_A_FILE;
  const listed = await listedPages(platform.db, range, most);
  const now = platform.now();
  const live = listed.filter((page) => isPageVisible(page, now));
  return urlSet(
    live.map(({ slug, updatedAt }) => {
      // Addresses consist of letters, digits and hyphens: there is nothing to escape.
      const url = pageUrl(platform.config.origins, slug);
      return `<url><loc>${url}</loc><lastmod>${updatedAt.toISOString().slice(0, 10)}</lastmod></url>`;
    }),
  );
}

function urlSet(entries: string[]): string {
  return `${HEAD}<urlset ${SPACE}>\n${entries.join("\n")}\n</urlset>\n`;
}
