import { LIMITS } from "~/domain/limits";
import { fetchableUrl } from "~/domain/link-fetch/fetchable-url";
import type { Platform } from "~/server/platform/platform.server";
import { spend } from "~/server/platform/rate-limits.server";
import { readOfferedImage } from "./offered-image.server";
import { readWebPage } from "./read-web-page.server";

/** What is offered for a pasted link; nothing of it is stored. */
export interface LinkOffer {
  /** As requested. */
  url: string;
  title?: string;
  /** WebP in base64. */
  image?: string;
}

/**
 * Reads the title and the image of linked pages, for any page editor.
 * @param urls at most LIMITS.linksPerFetch; each counts before any is fetched
 * @returns one of each, in order: with neither where the page cannot be read, whatever the reason
 * @throws AppError rate_limited
 */
export async function readLinks(platform: Platform, urls: readonly string[]): Promise<LinkOffer[]> {
  if (urls.length > 0) await spend(platform, "linkFetchIp", urls.length);
  return Promise.all(urls.map((url) => readLink(platform, url)));
}

async function readLink(platform: Platform, url: string): Promise<LinkOffer> {
  // One timeout for the page and its image together.
  const signal = platform.abortAfter(LIMITS.fetchMs);
  const page = await readWebPage(platform, url, signal, "head");
  if (!page) return { url };
  const address = page.image && fetchableUrl(page.image, [], page.url)?.href;
  const image = address ? await readOfferedImage(platform, address, signal) : undefined;
  return { url, ...(page.title && { title: page.title }), ...(image && { image }) };
}
