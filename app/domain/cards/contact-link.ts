import { opensContactFiles, userAgentClass } from "~/domain/codes/user-agent";

/**
 * The site's path behind 'Add to contacts' on a page. Pages are cached for every browser alike, so the link leads to an
 * address of its own that looks at the browser: `contactPath` says where it redirects.
 */
export const contactLinkPath = (hash: string): string => `/c/${hash}/contact`;

/**
 * @param userAgent the header of the visitor's browser
 * @returns the path of the contact file, or of the card's page where the browser opens no such file
 */
export function contactPath(hash: string, userAgent: string | null): string {
  return opensContactFiles(userAgentClass(userAgent)) ? `/c/${hash}.vcf` : `/c/${hash}`;
}
