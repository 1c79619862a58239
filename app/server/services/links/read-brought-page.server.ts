import { LIMITS } from "~/domain/limits";
import { fetchableUrl } from "~/domain/link-fetch/fetchable-url";
import { isOwnNavigation } from "~/domain/link-fetch/own-navigation";
import { pageData } from "~/domain/link-fetch/page-data";
import { normalizedUrl } from "~/domain/links";
import type { Platform } from "~/server/platform/platform.server";
import { spend } from "~/server/platform/rate-limits.server";
import type { FoundLink } from "./read-html.server";
import { readWebPage, type WebPage } from "./read-web-page.server";

/** What can be taken over from a user's page elsewhere; nothing of it is stored. */
export interface BroughtPage {
  /** At most LIMITS.title characters. */
  title?: string;
  /** At most LIMITS.broughtTexts, the page's description first. */
  texts: string[];
  /** At most LIMITS.broughtLinks, to https, mailto and tel alone, each with its text, which may be empty. */
  links: FoundLink[];
}

/** Schemes of links that are taken over. */
const TAKEN = /^(?:https|mailto|tel):/;
/** What services append to the name of a page's owner. */
const BEHIND_NAME =
  /\s+[|–—·-]\s+(?:linktree|carrd|beacons|bio\.link|lnk\.bio|taplink|about\.me|.*on linktree).*$/i;

/**
 * Reads a user's page elsewhere, for them to pick from.
 * @param address as pasted
 * @returns null where the page cannot be read, whatever the reason
 * @throws AppError rate_limited
 */
export async function readBroughtPage(platform: Platform, address: string): Promise<BroughtPage | null> {
  await spend(platform, "linkFetchIp", 1);
  const url = fetchableUrl(normalizedUrl(address) ?? "", []);
  const page = url && (await readWebPage(platform, url.href, platform.abortAfter(LIMITS.fetchMs)));
  return page ? broughtPage(page) : null;
}

function broughtPage(page: WebPage): BroughtPage {
  const data = pageData(page.data ?? "");
  const title = cut((data.title || page.title || "").replace(BEHIND_NAME, ""), LIMITS.title);
  const texts = [data.text, page.description, ...page.texts].flatMap((text) =>
    text && text !== title ? [text] : [],
  );
  // Links in the page's own data have clean titles; rendered ones may contain more.
  const links = data.links.length > 0 ? data.links : page.links;
  return {
    ...(title && { title }),
    texts: [...new Set(texts)].slice(0, LIMITS.broughtTexts),
    links: links
      .filter(({ url }) => TAKEN.test(url) && !isOwnNavigation(url, page.url))
      .slice(0, LIMITS.broughtLinks),
  };
}

const cut = (text: string, max: number) => [...text].slice(0, max).join("").trim();
