import { pageState } from "~/domain/pages/state";
import { countListedPages, listedPages } from "~/server/data/sitemap.server";
import type { Platform } from "~/server/platform/platform.server";
import { entitlementOf } from "~/server/services/accounts/authenticate.server";
import { pageUrl } from "~/server/services/pages/present-page.server";

const PAGES_A_FILE = 10_000;
/** More pages than these files hold are found by their links only: what one visit may cost has an end. */
export const MOST_FILES = 50;

const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/**
 * @param file the number of the file; the first address names the files, or is the one file while it holds everything
 * @returns the sitemap's XML, or null for a file that there is not
 */
export async function writeSitemap(platform: Platform, file?: number): Promise<string | null> {
  if (file !== undefined) return writeFile(platform, file);
  const pages = await countListedPages(platform.db, MOST_FILES * PAGES_A_FILE);
  if (pages <= PAGES_A_FILE) return (await writeFile(platform, 1)) ?? urlSet([]);
  const { site } = platform.config.origins;
  const files = Array.from({ length: Math.ceil(pages / PAGES_A_FILE) }, (_, i) => i + 1);
  const entries = files.map((number) => `<sitemap><loc>${site}/sitemap-${number}.xml</loc></sitemap>`);
  return `${HEAD}<sitemapindex ${SPACE}>\n${entries.join("\n")}\n</sitemapindex>\n`;
}

async function writeFile(platform: Platform, file: number): Promise<string | null> {
  const listed = await listedPages(platform.db, PAGES_A_FILE, (file - 1) * PAGES_A_FILE);
  if (listed.length === 0) return null;
  const now = platform.now();
  const live = listed.filter(
    (page) => pageState(page.facts, entitlementOf(page.entitlement), now) === "published",
  );
  return urlSet(
    live.map(({ slug, updatedAt }) => {
      // Addresses are made of letters, digits and hyphens: there is nothing to escape.
      const url = pageUrl(platform.config, slug);
      return `<url><loc>${url}</loc><lastmod>${updatedAt.toISOString().slice(0, 10)}</lastmod></url>`;
    }),
  );
}

function urlSet(entries: string[]): string {
  return `${HEAD}<urlset ${SPACE}>\n${entries.join("\n")}\n</urlset>\n`;
}
