import { normalizeCode } from "./ids";

/** The origins that addresses stand under: of what visitors see, the site's. */
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

/** The page that says that a wallet's pass could not be made just now. */
export const walletLaterUrl = (origins: SiteOrigin, hash: string, wallet: "apple" | "google") =>
  `${cardUrl(origins, hash)}/${wallet}/later`;

/** Where phones ask for the passes that they hold. */
export const passServiceUrl = ({ site }: SiteOrigin) => `${site}/passkit`;

/** Where a code redirects whose page and card are both gone. */
export const goneUrl = ({ site }: SiteOrigin) => `${site}/q`;

/**
 * Behind 'Add to contacts' on a page. Pages are cached for every browser alike, so the link leads to an address of its
 * own that looks at the browser: see `contactPath`.
 */
export const contactLinkPath = (hash: string) => `${cardPath(hash)}/contact`;

/** Where a page's contact form is posted. */
export const contactFormPath = (pageId: string) => `/f/${pageId}`;

/** Below which browsers tell of clicks on a page's links. */
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

/** Where that leads once they have withdrawn. */
export const WITHDRAWN_PATH = "/f/withdrawn";

/** An address as a code leads to it: a form there tells by its own address which code was scanned. */
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
 * The address at which an owner looks at their own page or card: with the version that they know of. The site answers
 * it with nothing older; a version that the page does not have is ignored.
 */
export const freshAddress = ({ url, version }: { url: string; version: number }) => `${url}?v=${version}`;

/** @returns the version that a query asks for, or undefined; anything but exactly one number asks for none */
export function askedVersion(search: string): number | undefined {
  const asked = /^\?v=(\d{1,9})$/.exec(search)?.[1];
  return asked === undefined ? undefined : Number(asked);
}
