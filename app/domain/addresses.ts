import { normalizeCode } from "./ids";

/** The origins of URLs: the site's, for everything that visitors see. */
export interface SiteOrigin {
  site: string;
}

export const pagePath = (slug: string) => `/${slug}`;
export const cardPath = (hash: string) => `/c/${hash}`;
export const contactFilePath = (hash: string) => `${cardPath(hash)}.vcf`;
export const codePath = (code: string) => `/q/${code}`;

export const pageUrl = ({ site }: SiteOrigin, slug: string) => site + pagePath(slug);
export const cardUrl = ({ site }: SiteOrigin, hash: string) => site + cardPath(hash);
export const codeUrl = ({ site }: SiteOrigin, code: string) => site + codePath(code);

/** Of an image or share image, by its key in the store. */
export const imageUrl = ({ site }: SiteOrigin, key: string) => `${site}/${key}`;

/** Where a card's contact file and passes are downloaded; each is on the card's page as well. */
export const contactFileUrl = ({ site }: SiteOrigin, hash: string) => site + contactFilePath(hash);
export const applePassUrl = (origins: SiteOrigin, hash: string) => `${cardUrl(origins, hash)}.pkpass`;
export const googlePassUrl = (origins: SiteOrigin, hash: string) => `${cardUrl(origins, hash)}/google`;

/** The page shown when a wallet's pass is temporarily unavailable. */
export const walletLaterUrl = (origins: SiteOrigin, hash: string, wallet: "apple" | "google") =>
  `${cardUrl(origins, hash)}/${wallet}/later`;

/** The web service from which phones update their passes. */
export const passServiceUrl = ({ site }: SiteOrigin) => `${site}/passkit`;

/** The redirect target of a code whose page and card are both deleted. */
export const goneUrl = ({ site }: SiteOrigin) => `${site}/q`;

/**
 * Target of 'Add to contacts' on a page. Pages are cached for all browsers alike, so the link points to a URL of its
 * own that inspects the user agent: see `contactPath`.
 */
export const contactLinkPath = (hash: string) => `${cardPath(hash)}/contact`;

/** Where a page's contact form is posted. */
export const contactFormPath = (pageId: string) => `/f/${pageId}`;

/** The prefix to which browsers report clicks on a page's links. */
export const pagePingPath = (slug: string) => `/p${pagePath(slug)}`;

/** The same of a card's page. */
export const cardPingPath = (hash: string) => `/p${cardPath(hash)}`;

/** Where visitors read what is counted, and have their device left out. */
export const COUNTS_PATH = "/p";
export const countsUrl = ({ site }: SiteOrigin) => site + COUNTS_PATH;

/** The same of a card's page. */
export const cardFormPath = (hash: string) => `/f/c/${hash}`;

/** What a visitor left, for themselves: the token is in the mail that they were sent. */
export const ownDetailsPath = (token: string) => `/f/own/${token}`;

/** The redirect target after a withdrawal. */
export const WITHDRAWN_PATH = "/f/withdrawn";

/** A URL as the target of a code: a form there identifies the scanned code by its own URL. */
export const scannedUrl = (url: string, code: string) => `${url}?q=${code}`;

/** @returns the code in the query of such an address */
export function scannedCode(search: string): string | undefined {
  const scanned = new URLSearchParams(search).get("q");
  return (scanned && normalizeCode(scanned)) || undefined;
}

/** What to do where a contact file does not open, on the card's page: browsers open it when an address names it. */
export const CARD_HELP_ID = "help";
export const withHelp = (url: string) => `${url}#${CARD_HELP_ID}`;

/** A card's address below the site's root, beside which a page's is its slug. */
export const cardAddress = (hash: string) => cardPath(hash).slice(1);

/** The page or card at an address below the site's root. */
export const addressUrl = ({ site }: SiteOrigin, address: string) => `${site}/${address}`;

/** Where what is at an address (a slug, or a card's address) is reported. */
export const reportPath = (address: string) => `/report/${address}`;

/** An address as it is printed and typed: without scheme. */
export const shortAddress = (url: string) => url.replace(/^https?:\/\//, "");

/**
 * The URL at which an owner views their own page or card: with the version last received. The site returns nothing
 * older; a version that the page does not have is ignored.
 */
export const freshAddress = ({ url, version }: { url: string; version: number }) => `${url}?v=${version}`;

/** @returns the version requested by a query, or undefined; anything but exactly one number counts as none */
export function askedVersion(search: string): number | undefined {
  const asked = /^\?v=(\d{1,9})$/.exec(search)?.[1];
  return asked === undefined ? undefined : Number(asked);
}
