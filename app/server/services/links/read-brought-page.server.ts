import { LIMITS } from "~/domain/limits";
import { fetchableUrl } from "~/domain/link-fetch/fetchable-url";
import { isOwnNavigation } from "~/domain/link-fetch/own-navigation";
import { pageData } from "~/domain/link-fetch/page-data";
import { normalizedUrl } from "~/domain/links";
import type { Platform } from "~/server/platform/platform.server";
import { spend } from "~/server/platform/rate-limits.server";
import type { FoundLink } from "./read-html.server";
import { readWebPage, type WebPage } from "./read-web-page.server";

/** What is offered of a page that somebody has elsewhere; nothing of it is stored. */
export interface BroughtPage {
  /** Of at most LIMITS.title characters. */
  title?: string;
  /** At most LIMITS.broughtTexts, the one that describes the page first. */
  texts: string[];
  /** At most LIMITS.broughtLinks, to https, mailto and tel alone, each with the words on it, which may be empty. */
  links: FoundLink[];
}

/** Schemes of links that are taken over. */
const TAKEN = /^(?:https|mailto|tel):/;
/** What services write behind the name of a page's owner. */
const BEHIND_NAME =
  /\s+[|–—·-]\s+(?:linktree|carrd|beacons|bio\.link|lnk\.bio|taplink|about\.me|.*on linktree).*$/i;

/**
 * Reads a page that somebody has elsewhere, for them to take over what they pick.
 * @param address as it was pasted
 * @returns null where the page cannot be had, whatever the reason
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
  // What the page's own data calls its links is what stands on them; drawn ones may have more in them.
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
