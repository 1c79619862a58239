import { LIMITS } from "~/domain/limits";
import { fetchableUrl } from "~/domain/link-fetch/fetchable-url";
import type { Platform } from "~/server/platform/platform.server";
import { spend } from "~/server/platform/rate-limits.server";
import { readOfferedImage } from "./offered-image.server";
import { readWebPage } from "./read-web-page.server";

/** What is offered for a link that somebody pasted; nothing of it is stored. */
export interface LinkOffer {
  /** As it was asked. */
  url: string;
  title?: string;
  /** WebP in base64. */
  image?: string;
}

/**
 * Reads the title and the picture of pages that links lead to, for anybody who edits a page.
 * @param urls at most LIMITS.linksPerFetch; each counts before any is asked
 * @returns one of each, in their order: with neither where the page cannot be had, whatever the reason
 * @throws AppError rate_limited
 */
export async function readLinks(platform: Platform, urls: readonly string[]): Promise<LinkOffer[]> {
  if (urls.length > 0) await spend(platform, "linkFetchIp", urls.length);
  return Promise.all(urls.map((url) => readLink(platform, url)));
}

async function readLink(platform: Platform, url: string): Promise<LinkOffer> {
  // One time for the page and its picture together.
  const signal = platform.abortAfter(LIMITS.fetchMs);
  const page = await readWebPage(platform, url, signal);
  if (!page) return { url };
  const address = page.image && fetchableUrl(page.image, [], page.url)?.href;
  const image = address ? await readOfferedImage(platform, address, signal) : undefined;
  return { url, ...(page.title && { title: page.title }), ...(image && { image }) };
}
